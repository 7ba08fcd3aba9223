import { describe, expect, it } from "vitest";
import { isConstrained } from "@/lib/browser-support";

describe("isConstrained", () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: "4g" }, false],
    [{ effectiveType: "3g" }, false],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
    [{ effectiveType: "4g", saveData: true }, true],
  ])("a connection %o: %s", (connection, expected) => {
    expect(isConstrained({ connection } as Navigator & { connection?: object })).toBe(expected);
  });
});
