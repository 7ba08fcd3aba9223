import { setupParts, type SetupPart } from "@/config/channels";
import { describe, expect, it } from "vitest";
import { firstReachable, hasPart, isPartDone, resumeScreen } from "@/state/guards";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { screens, type Screen } from "@/state/steps";

const signedUp: OnboardingState = {
  ...initialState,
  wizardId: "w",
  hash: "h",
  currentStep: "select-package",
};
const packaged: OnboardingState = {
  ...signedUp,
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
};
const instagramOnly: OnboardingState = {
  ...packaged,
  packages: { id: 2, featureIds: [9], parts: ["instagram" as const] },
};
const integrated: OnboardingState = {
  ...packaged,
  currentStep: "confirmation",
  choices: { ...packaged.choices, integration: "none" },
};
const completed: OnboardingState = {
  ...integrated,
  currentStep: "progress",
  setupConfigList: { domain: "a.b", items: [] },
};

describe("redirects to reachable screens", () => {
  it.each(screens)("the screen %s redirects to the sign-up without credentials", (screen) => {
    expect(firstReachable(initialState, screen)).toBe("customer-information");
  });

  it.each(screens)(
    "the screen %s redirects to the progress screen once the onboarding is completed",
    (screen) => {
      expect(firstReachable(completed, screen)).toBe("progress");
    },
  );

  it.each<[string, OnboardingState, Screen, Screen]>([
    ["without package", signedUp, "setup", "select-package"],
    ["without package", signedUp, "confirmation", "select-package"],
    ["without package", signedUp, "customer-information", "customer-information"],
    ["without package", signedUp, "select-package", "select-package"],
    ["with package", packaged, "select-package", "select-package"],
    ["with package", packaged, "setup", "setup"],
    ["with package", packaged, "select-store", "select-store"],
    ["with package", packaged, "select-integration", "select-integration"],
    ["with package", packaged, "confirmation", "select-integration"],
    ["with package", packaged, "progress", "select-integration"],
    ["Instagram only", instagramOnly, "select-store", "setup"],
    ["Instagram only", instagramOnly, "select-ig-account", "select-ig-account"],
    ["with integration", integrated, "confirmation", "confirmation"],
    ["with integration", integrated, "progress", "confirmation"],
  ])("redirects to a reachable screen %s: case %#", (_name, state, asked, expected) => {
    expect(firstReachable(state, asked)).toBe(expected);
  });

  it.each<[OnboardingState, Screen]>([
    [initialState, "customer-information"],
    [signedUp, "select-package"],
    [packaged, "setup"],
    [{ ...packaged, currentStep: "select-service" }, "select-service"],
    [integrated, "confirmation"],
    [completed, "progress"],
  ])("resumes at the visitor's last screen (%#)", (state, expected) => {
    expect(resumeScreen(state)).toBe(expected);
  });
});

describe("setup parts of the selected package", () => {
  it("all setup parts are included before a package is selected", () => {
    expect(setupParts.filter((part) => hasPart(signedUp, part))).toEqual(setupParts);
  });

  it("only the setup parts of the selected package are included", () => {
    expect(setupParts.filter((part) => hasPart(instagramOnly, part))).toEqual(["instagram"]);
  });

  const { choices, setupWizard } = initialState;
  it.each<[SetupPart, Partial<OnboardingState>]>([
    ["instagram", { choices: { ...choices, instagram: { pageId: "p", username: "cicekevi" } } }],
    ["facebook-page", { choices: { ...choices, facebookPage: "Papatya" } }],
    ["whatsapp-number", { choices: { ...choices, whatsappNumber: "+905551234567" } }],
    ["storefront", { setupWizard: { ...setupWizard, setup: { mail: "", subDomain: "papatya" } } }],
  ])("only %s is done once connected or set up", (part, change) => {
    expect(setupParts.filter((other) => isPartDone(initialState, other))).toEqual([]);
    expect(setupParts.filter((other) => isPartDone({ ...initialState, ...change }, other))).toEqual([part]);
  });
});
