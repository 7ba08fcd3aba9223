import { initialState } from "./initial-state";
import { readOnboardingState } from "./onboarding-schema";
import type { OnboardingState } from "./onboarding-state";

/** A state in the order of keys in which the reader writes it. */
const inOrder = (state: OnboardingState): string => JSON.stringify(readOnboardingState(state).state);

/** Whether nothing was typed or chosen yet. */
export const isUntouched = (state: OnboardingState): boolean => inOrder(state) === inOrder(initialState);
