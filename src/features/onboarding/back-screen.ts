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
 * Adds the parameter for returning to the summary after an edit to the path of a screen or part.
 * @example pathBackToSummary("/onboarding/setup/?part=facebook-page") // "/onboarding/setup/?part=facebook-page&back=confirmation"
 */
export const pathBackToSummary = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}back=confirmation`;

/** Returns the path that opens a screen from the summary and returns to it after the change. */
export const changePath = (screen: Screen): string => pathBackToSummary(screenPath(screen));
