import { firstReachable } from "@/state/guards";
import type { OnboardingState } from "@/state/onboarding-state";
import { isScreen, screenPath, type Screen } from "@/state/steps";

/**
 * The screen to return to after a change, out of the address; null where none is named, or one that is not known, not
 * reachable or the present one.
 * @example backScreen("?back=confirmation", state, "select-package") // "confirmation"
 */
export function backScreen(search: string, state: OnboardingState, present: Screen): Screen | null {
  const back = new URLSearchParams(search).get("back");
  if (!isScreen(back) || back === present) return null;
  return firstReachable(state, back) === back ? back : null;
}

/**
 * The path of a screen, or of a part of one, that returns to the summary after the change.
 * @example pathBackToSummary("/onboarding/setup/?part=facebook-page") // "/onboarding/setup/?part=facebook-page&back=confirmation"
 */
export const pathBackToSummary = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}back=confirmation`;

/** The path of a whole screen that returns to the summary after the change. */
export const changePath = (screen: Screen): string => pathBackToSummary(screenPath(screen));
