import { describe, expect, it } from "vitest";
import { contrast, readableOn } from "@/lib/readable-on";

describe("contrast()", () => {
  it("contrast is 21 between black and white, and 1 between equal colours", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#5b34e6", "#5b34e6")).toBe(1);
  });
  it("contrast is low between colours close to black", () => {
    expect(contrast("#000000", "#0a0a0a")).toBeCloseTo(1.061, 3);
  });
  it.each([
    ["#ffc94d", "#14112b"],
    ["#14112b", "#ffffff"],
    ["#5b34e6", "#ffffff"],
    ["#ff6b4a", "#14112b"],
  ])("on %s, the more readable text colour is %s", (ground, text) => expect(readableOn(ground)).toBe(text));
});
