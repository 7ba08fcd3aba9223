import { setupParts } from "@/config/channels";
import { describe, expect, it } from "vitest";
import { backScreen, changePath, pathBackToSummary } from "@/features/onboarding/back-screen";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";

const integrated: OnboardingState = {
  ...initialState,
  wizardId: "w",
  hash: "h",
  currentStep: "confirmation",
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
  choices: { ...initialState.choices, integration: "none" },
};

describe("return screen after a change", () => {
  it.each([
    ["?back=confirmation", "confirmation"],
    ["?part=facebook-page&back=confirmation", "confirmation"],
    ["", null],
    ["?back=", null],
    ["?back=https://evil.example", null],
    ["?back=//evil.example/confirmation", null],
    ["?back=progress", null],
    ["?back=setup", null],
  ])("the back screen for %s is %s", (search, expected) => {
    expect(backScreen(search, integrated, "setup")).toBe(expected);
  });

  it("the return screen is null if the requested screen is not reachable yet", () => {
    const early = { ...integrated, choices: initialState.choices };
    expect(backScreen("?back=confirmation", early, "setup")).toBeNull();
  });

  it("URLs of screens and parts include the screen to return to", () => {
    expect(changePath("select-package")).toBe("/onboarding/select-package/?back=confirmation");
    expect(pathBackToSummary("/onboarding/setup/?part=facebook-page")).toBe(
      "/onboarding/setup/?part=facebook-page&back=confirmation",
    );
  });
});
