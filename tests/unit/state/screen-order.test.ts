import { describe, expect, it } from "vitest";
import { nextScreen, previousScreen } from "@/state/screen-order";
import { screens } from "@/state/steps";

describe("order of the onboarding screens", () => {
  it("the screen order runs from the first screen to the last, without the setup parts", () => {
    const line = ["customer-information", "select-package", "setup", "select-service"] as const;
    const rest = ["select-integration", "confirmation", "progress"] as const;
    const expected = [...line, ...rest];
    expect(expected.slice(0, -1).map(nextScreen)).toEqual(expected.slice(1));
    expect(expected.slice(1).map(previousScreen)).toEqual(expected.slice(0, -1));
  });

  it("the first screen has no previous screen, and the last no next screen", () => {
    expect(previousScreen("customer-information")).toBe("customer-information");
    expect(nextScreen("progress")).toBe("progress");
  });

  it("Next and Back on a part's screen open the parts list", () => {
    for (const part of ["select-ig-account", "select-store"] as const)
      expect([nextScreen(part), previousScreen(part)]).toEqual(["setup", "setup"]);
  });

  it("every screen has an existing next screen", () => {
    for (const screen of screens) expect(screens).toContain(nextScreen(screen));
  });
});
