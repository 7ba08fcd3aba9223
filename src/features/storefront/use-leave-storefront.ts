import { partsScreen } from "@/state/screen-order";
import { useOnboarding } from "@/state/onboarding-context";

/** Leads from the storefront back to where the flow stands: the confirmation, once that was reached, else the setup. */
export function useLeaveStorefront(): () => void {
  const { state, goTo } = useOnboarding();
  return () => goTo(state.currentStep === "confirmation" ? "confirmation" : partsScreen);
}
