import type { SetupPart } from "@/config/channels";
import { credentialsOf, type OnboardingState } from "./onboarding-state";
import { screensByStage, type Screen } from "./steps";

/** Tells whether a setup part belongs to the chosen package; before one is chosen all do. */
export const hasPart = ({ packages }: Pick<OnboardingState, "packages">, part: SetupPart): boolean =>
  packages?.parts.includes(part) ?? true;

/** Tells whether the chosen package is a shop without channels. */
export const isShopAlone = ({ packages }: Pick<OnboardingState, "packages">): boolean =>
  packages?.parts.every((part) => part === "storefront") ?? false;

/** Tells whether a setup part is finished. */
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
 * The screen to show when `screen` is asked for: itself, or, where its precondition is missing, the first one that can be
 * filled in. A completed onboarding has nothing left to fill in and leads to the progress screen.
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

/** The screen where a visitor goes on: where the onboarding stopped, else its start. */
export function resumeScreen(state: OnboardingState): Screen {
  const { currentStep } = state;
  return firstReachable(state, currentStep === "select-package" ? "setup" : screensByStage[currentStep][0]);
}
