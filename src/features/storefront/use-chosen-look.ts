import { useMemo } from "react";
import { useOnboarding } from "@/state/onboarding-context";
import type { ShopLook } from "@/state/onboarding-state";

/** Theme and colour of the shop as they are sent: each only where it was chosen. */
export function useChosenLook(): Partial<ShopLook> {
  const { theme, color } = useOnboarding().state.setupWizard.wizard.look;
  return useMemo(() => ({ ...(theme && { theme }), ...(color && { color }) }), [theme, color]);
}
