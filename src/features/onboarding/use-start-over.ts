import { useCallback } from "react";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { clearVisitMemory } from "@/state/visit-memory";

/** Leaves this onboarding for a new one: what was typed at the sign-up stays, what only this onboarding knew goes. */
export function useStartOver({ dispatch }: Pick<OnboardingStore, "dispatch">): () => void {
  return useCallback(() => {
    clearVisitMemory();
    dispatch({ type: "started-over" });
  }, [dispatch]);
}
