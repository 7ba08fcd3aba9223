import { afterEach, describe, expect, it, vi } from "vitest";
import { randomUuid } from "@/lib/browser-support";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Version 4, variant 10 (RFC 9562, section 5.4). */
const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("randomUuid", () => {
  it("is the browser's own where it has one", () => {
    vi.stubGlobal("crypto", { randomUUID: () => "11111111-2222-4333-8444-555555555555" });
    expect(randomUuid()).toBe("11111111-2222-4333-8444-555555555555");
  });

  describe("on a page that is not served over https", () => {
    const stub = (bytes: number[]) =>
      vi.stubGlobal("crypto", {
        getRandomValues: (target: Uint8Array) => {
          target.set(bytes);
          return target;
        },
      });

    it("is made of sixteen random bytes", () => {
      stub([0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10]);
      expect(randomUuid()).toBe("01234567-89ab-4def-aedc-ba9876543210");
    });

    it("is of version 4 for any bytes", () => {
      for (const byte of [0, 7, 16, 255]) {
        stub(Array.from({ length: 16 }, () => byte));
        expect(randomUuid(), `${byte}`).toMatch(version4);
      }
    });
  });
});
