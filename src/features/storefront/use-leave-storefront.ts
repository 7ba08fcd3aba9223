import { partsScreen } from "@/state/screen-order";
import { useOnboarding } from "@/state/onboarding-context";

/**
 * Returns a function that leaves the storefront for the furthest screen reached: the confirmation or the
 * setup.
 */
export function useLeaveStorefront(): () => void {
  const { state, goTo } = useOnboarding();
  return () => goTo(state.currentStep === "confirmation" ? "confirmation" : partsScreen);
}
