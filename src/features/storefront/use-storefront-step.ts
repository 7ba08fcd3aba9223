import { useCallback, useEffect } from "react";
import { navigate } from "gatsby";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath } from "@/lib/locale-path";
import { withinSteps } from "@/state/storefront-steps";
import { useOnboarding } from "@/state/onboarding-context";
import { askedStep, storefrontPath } from "./wizard-address";

type StorefrontStepState = {
  /** The open step; null while the wizard is closed or the shop has no address. */
  step: number | null;
  openStep: (step: number) => void;
  close: () => void;
};

/**
 * Returns the wizard's current step, kept in the address so that it survives Back, Forward, a reload and a
 * language switch.
 * An unreachable step redirects to the furthest reachable one.
 */
export function useStorefrontStep(search: string): StorefrontStepState {
  const locale = useLocale();
  const { state, dispatch } = useOnboarding();
  const { setup, wizard } = state.setupWizard;
  const asked = askedStep(search);
  const wanted = asked === "last" ? wizard.currentStep : asked;
  const step =
    wanted === null || setup.subDomain === "" ? null : Math.min(withinSteps(wanted), wizard.reachedStep);

  const go = useCallback(
    (next: number | null, options?: { replace: boolean }) =>
      void navigate(localizedPath(locale, storefrontPath(next, search)), options),
    [locale, search],
  );
  useEffect(() => {
    if (step === null) return;
    dispatch({ type: "storefront-shown", step });
    if (step !== asked) go(step, { replace: true });
  }, [step, asked, go, dispatch]);

  const openStep = useCallback((next: number) => go(next), [go]);
  const close = useCallback(() => {
    dispatch({ type: "storefront-closed" });
    go(null);
  }, [dispatch, go]);
  return { step, openStep, close };
}
