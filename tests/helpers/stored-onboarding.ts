import { setupParts } from "@/config/channels";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { storageKey } from "@/state/use-onboarding-state";
import siteFacts from "../../data/site.json";

export const credentials = { id: "w1", hash: "h1" };
export const signedUp: Partial<OnboardingState> = {
  wizardId: "w1",
  hash: "h1",
  isShow: false,
  currentStep: "select-package",
};
export const packaged: Partial<OnboardingState> = {
  ...signedUp,
  packages: { id: 1, featureIds: [1], parts: [...setupParts] },
};
export const integrated: Partial<OnboardingState> = {
  ...packaged,
  currentStep: "confirmation",
  choices: { ...initialState.choices, integration: "none" },
};
export const completed: Partial<OnboardingState> = {
  ...integrated,
  currentStep: "progress",
  setupConfigList: {
    domain: `ada.${siteFacts.storeDomain}`,
    items: [{ key: "instagram", state: "waiting" }],
  },
};

/** Stores a state as an earlier visit left it. */
export const storeState = (state: Partial<OnboardingState>) =>
  localStorage.setItem(storageKey, JSON.stringify({ ...initialState, ...state }));

/** Returns the current stored state. */
export const storedState = () => JSON.parse(localStorage.getItem(storageKey) ?? "{}") as OnboardingState;
