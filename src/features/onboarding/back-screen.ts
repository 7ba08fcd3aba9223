import { firstReachable } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import { isScreen, screenPath, type Screen } from "@/state/steps";

/**
 * Returns the screen named in the query, to return to after an edit; null if the name is missing or unknown,
 * or if the screen is unreachable or the current one.
 * @example backScreen("?back=confirmation", state, "select-package") // "confirmation"
 */
export function backScreen(search: string, state: OnboardingState, present: Screen): Screen | null {
  const back = new URLSearchParams(search).get("back");
  if (!isScreen(back) || back === present) return null;
  return firstReachable(state, back) === back ? back : null;
}

/**
 * Adds a parameter to a screen's path that makes it return to the summary after an edit.
 * @example pathBackToSummary("/onboarding/setup/?part=facebook-page") // "/onboarding/setup/?part=facebook-page&back=confirmation"
 */
export const pathBackToSummary = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}back=confirmation`;

/** Returns the path of a screen that returns to the summary after an edit. */
export const changePath = (screen: Screen): string => pathBackToSummary(screenPath(screen));
