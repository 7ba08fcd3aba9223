import { useEffect } from "react";
import type { OnboardingFacts } from "@/state/onboarding-context";
import type { OnboardingStore } from "@/state/use-onboarding-state";

/** Notes, right after the sign-up, which versions of the texts were acknowledged: later ones are not what was read. */
export function useNotedTexts(
  { state, dispatch }: Pick<OnboardingStore, "state" | "dispatch">,
  { acknowledged }: Pick<OnboardingFacts, "acknowledged">,
) {
  const isUnnoted = state.acceptance?.texts.length === 0;
  useEffect(() => {
    if (isUnnoted) dispatch({ type: "texts-noted", texts: acknowledged });
  }, [isUnnoted, dispatch, acknowledged]);
}
