import { describe, expect, it } from "vitest";
import { isLookUnsaved } from "@/state/shop-look";

const none = { theme: "", color: "" };
const look = { theme: "dergi", color: "sea" };

describe("isLookUnsaved()", () => {
  it.each([
    ["nothing was chosen", none, none],
    ["the selected look is saved", look, look],
    ["a saved look was cleared", none, look],
    ["only the saved theme is left", { ...look, color: "" }, look],
    ["only the saved colour is left", { ...look, theme: "" }, look],
  ])("is false if %s", (_name, chosen, savedLook) => {
    expect(isLookUnsaved({ look: chosen, savedLook })).toBe(false);
  });

  it.each([
    ["nothing was saved", look, none],
    ["another theme was chosen", { ...look, theme: "vitrin" }, look],
    ["another colour was chosen", { ...look, color: "sand" }, look],
    ["the first theme was chosen", { ...none, theme: "dergi" }, none],
    ["the first colour was chosen", { ...none, color: "sea" }, none],
  ])("is true if %s", (_name, chosen, savedLook) => {
    expect(isLookUnsaved({ look: chosen, savedLook })).toBe(true);
  });
});
