import { describe, expect, it } from "vitest";
import { nextScreen, previousScreen } from "@/state/screen-order";
import { screens } from "@/state/steps";

describe("the order of the screens", () => {
  it("leads from the first screen to the last, parts of the setup aside", () => {
    const line = ["customer-information", "select-package", "setup", "select-service"] as const;
    const rest = ["select-integration", "confirmation", "progress"] as const;
    const expected = [...line, ...rest];
    expect(expected.slice(0, -1).map(nextScreen)).toEqual(expected.slice(1));
    expect(expected.slice(1).map(previousScreen)).toEqual(expected.slice(0, -1));
  });

  it("has nothing before the first screen and nothing after the last", () => {
    expect(previousScreen("customer-information")).toBe("customer-information");
    expect(nextScreen("progress")).toBe("progress");
  });

  it("leads from a screen of one part back to the list of parts", () => {
    for (const part of ["select-ig-account", "select-store"] as const)
      expect([nextScreen(part), previousScreen(part)]).toEqual(["setup", "setup"]);
  });

  it("leads from every screen to one that exists", () => {
    for (const screen of screens) expect(screens).toContain(nextScreen(screen));
  });
});
