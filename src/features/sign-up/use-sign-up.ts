import { useCallback, useEffect, useRef } from "react";
import type { Locale } from "@/config/languages";
import { localeOfPath } from "@/lib/locale-path";
import { goOn } from "@/i18n/go-on";
import { useLocale } from "@/i18n/use-locale";
import { useSubmitForm } from "@/async/use-submit-form";
import type { SubmitErrors } from "@/forms/form-frame";
import { screenPath, secondStage } from "@/state/steps";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import {
  toCustomerInformation,
  type CustomerInformation,
  type SignUpValues,
} from "./customer-information-form.rules";

type Accepted = Awaited<ReturnType<typeof create>>;

/** Sends the form. Imports the API client on first submit, because content pages do not include it. */
async function create(
  { locale, ...input }: CustomerInformation & { locale: Locale },
  idempotencyKey: string,
  formTrace?: string,
) {
  const { createOnboarding } = await import("@/services/operations/site-forms");
  return createOnboarding(input, { locale, idempotencyKey, formTrace });
}

/**
 * Returns the submit handler of the sign-up form. On success, stores the onboarding's credentials and continues
 * to the second stage, unless the visitor has left the form. On failure, logs the error without changing state,
 * and reports it in an alert and beside the form (docs/product.md 4).
 */
export function useSignUp(dispatch: OnboardingStore["dispatch"]) {
  const locale = useLocale();
  const from = useRef("");
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const submit = useSubmitForm(
    create,
    useCallback(
      ({ id, hash }: Accepted) => {
        dispatch({ type: "accepted", wizardId: id, hash, at: new Date().toISOString() });
        const isTranslated = localeOfPath(window.location.pathname) !== locale;
        if (isShown.current || isTranslated) goOn(from.current, screenPath(secondStage));
      },
      [dispatch, locale],
    ),
  );

  return useCallback(
    async (values: SignUpValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      from.current = window.location.pathname;
      const errors = await submit({ ...toCustomerInformation(values), locale }, formTrace);
      // Required by docs/product.md 8.2; without details, which could contain personal data.
      if (errors) console.warn("İşlem hatası");
      return errors;
    },
    [submit, locale],
  );
}
