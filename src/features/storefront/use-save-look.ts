import { useCallback, useMemo } from "react";
import { useLocale } from "@/i18n/use-locale";
import { editStore } from "@/services/operations/store";
import type { ShopLook } from "@/state/onboarding-state";
import { useOnboarding } from "@/state/onboarding-context";
import { useAction } from "@/async/use-action";
import { isLookUnsaved } from "@/state/shop-look";

/**
 * Returns a function that saves the theme and colour, if selected and not saved yet. Failures are reported in
 * an alert.
 */
export function useSaveLook() {
  const { credentials, state, dispatch } = useOnboarding();
  const locale = useLocale();
  const look = useChosenLook();
  const isUnsaved = isLookUnsaved(state.setupWizard.wizard);
  const { run, isBusy } = useAction(
    useCallback(
      (chosen: Partial<ShopLook>, idempotencyKey: string) =>
        editStore(credentials, chosen, { locale, idempotencyKey }),
      [credentials, locale],
    ),
    "warning",
  );
  const saveLook = useCallback(async () => {
    if (isUnsaved && (await run(look))) dispatch({ type: "storefront-look-saved", look });
  }, [isUnsaved, run, look, dispatch]);
  return { saveLook, isBusy };
}

/** Returns the shop's theme and colour for a request, each only if selected. */
export function useChosenLook(): Partial<ShopLook> {
  const { theme, color } = useOnboarding().state.setupWizard.wizard.look;
  return useMemo(() => ({ ...(theme && { theme }), ...(color && { color }) }), [theme, color]);
}
