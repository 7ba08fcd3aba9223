import type { SetupPart } from "@/config/channels";
import { credentialsOf, type OnboardingState } from "./onboarding-state";
import { screensByStage, type Screen } from "./steps";

/**
 * Reports whether the selected package needs a setup part; true for all parts before a package is selected.
 */
export const hasPart = ({ packages }: Pick<OnboardingState, "packages">, part: SetupPart): boolean =>
  packages?.parts.includes(part) ?? true;

/** Reports whether the selected package consists of a shop without channels. */
export const isShopAlone = ({ packages }: Pick<OnboardingState, "packages">): boolean =>
  packages?.parts.every((part) => part === "storefront") ?? false;

/** Reports whether a setup part is complete. */
export function isPartDone({ choices, setupWizard }: OnboardingState, part: SetupPart): boolean {
  switch (part) {
    case "instagram":
      return choices.instagram !== null;
    case "facebook-page":
      return choices.facebookPage !== null;
    case "whatsapp-number":
      return choices.whatsappNumber !== null;
    case "storefront":
      return setupWizard.setup.subDomain !== "";
  }
}

/**
 * Returns the requested screen or, if its precondition is not met, the first incomplete one. For a completed
 * onboarding, always returns the progress screen.
 */
export function firstReachable(state: OnboardingState, screen: Screen): Screen {
  if (credentialsOf(state) === null) return "customer-information";
  if (state.setupConfigList !== null) return "progress";
  if (screen === "customer-information") return screen;
  if (state.packages === null) return "select-package";
  if (screen === "select-store" && !hasPart(state, "storefront")) return "setup";
  if (screen === "progress" || screen === "confirmation") {
    return state.choices.integration === null ? "select-integration" : "confirmation";
  }
  return screen;
}

/** Returns the screen on which a visitor continues: the furthest one reached, or the first. */
export function resumeScreen(state: OnboardingState): Screen {
  const { currentStep } = state;
  return firstReachable(state, currentStep === "select-package" ? "setup" : screensByStage[currentStep][0]);
}
