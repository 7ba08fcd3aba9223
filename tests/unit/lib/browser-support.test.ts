import { expect, it, afterEach, describe, vi } from "vitest";
import { attempt, randomUuid, isConstrained, isOfComposition } from "@/lib/browser-support";

it("attempt() returns the result of a successful function", () =>
  expect(attempt(() => "result", "fallback")).toBe("result"));

it("attempt() returns the fallback for a function that throws", () => {
  const broken = () => {
    throw new Error("missing in this browser");
  };
  expect(attempt<string>(broken, "fallback")).toBe("fallback");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** UUID version 4, variant 10 (RFC 9562, section 5.4). */
const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("randomUuid()", () => {
  it("randomUuid() uses the browser's implementation if available", () => {
    vi.stubGlobal("crypto", { randomUUID: () => "11111111-2222-4333-8444-555555555555" });
    expect(randomUuid()).toBe("11111111-2222-4333-8444-555555555555");
  });

  describe("randomUuid() on a page without HTTPS", () => {
    const stub = (bytes: number[]) =>
      vi.stubGlobal("crypto", {
        getRandomValues: (target: Uint8Array) => {
          target.set(bytes);
          return target;
        },
      });

    it("randomUuid() uses sixteen random bytes", () => {
      stub([0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10]);
      expect(randomUuid()).toBe("01234567-89ab-4def-aedc-ba9876543210");
    });

    it("randomUuid() returns a version 4 UUID for any bytes", () => {
      for (const byte of [0, 7, 16, 255]) {
        stub(Array.from({ length: 16 }, () => byte));
        expect(randomUuid(), `${byte}`).toMatch(version4);
      }
    });
  });
});

describe("isConstrained()", () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: "4g" }, false],
    [{ effectiveType: "3g" }, false],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
    [{ effectiveType: "4g", saveData: true }, true],
  ])("isConstrained() for the connection %o returns %s", (connection, expected) => {
    expect(isConstrained({ connection } as Navigator & { connection?: object })).toBe(expected);
  });
});

it.each([
  ["a single key press", { isComposing: false, keyCode: 13 }, false],
  ["a key press during composition", { isComposing: true, keyCode: 13 }, true],
  ["the Enter that ends a composition in Safari", { isComposing: false, keyCode: 229 }, true],
])("isOfComposition() classifies %s", (_, key, expected) => expect(isOfComposition(key)).toBe(expected));
