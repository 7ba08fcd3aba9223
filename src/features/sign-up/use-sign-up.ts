import { useCallback } from "react";
import { navigate } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FORM_ERROR } from "final-form";
import type { Locale } from "@/config/languages";
import { atLeast } from "@/lib/at-least";
import { localizedPath } from "@/lib/locale-path";
import { useLocale } from "@/i18n/use-locale";
import { useSubmitOnce } from "@/forms/use-submit-once";
import { fieldMessages } from "@/forms/field-messages";
import type { SubmitErrors } from "@/forms/form-frame";
// The catalogue alone, without the client: it has to be at hand when the client cannot be fetched.
import { describeCallError } from "@/services/errors";
import { screenPath } from "@/state/steps";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import {
  toCustomerInformation,
  type CustomerInformation,
  type SignUpValues,
} from "./customer-information-form.rules";

/** Shortest time a loading state lasts, in milliseconds (docs/product.md 9). */
const minimumDelay = 200;

/** Loaded with the first submit only: content pages ship no client for the backend. */
async function create(
  { locale, ...input }: CustomerInformation & { locale: Locale },
  idempotencyKey: string,
  formTrace?: string,
) {
  const { createOnboarding } = await import("@/services/operations/create-onboarding");
  return createOnboarding(input, { locale, idempotencyKey, formTrace });
}

/**
 * Sends the sign-up form. Accepted, it keeps the onboarding's credentials and goes on to the second stage; failed, it changes
 * no step, logs, and shows the failure in the alert and at the form (docs/product.md 4).
 */
export function useSignUp(dispatch: OnboardingStore["dispatch"]) {
  const { t } = useTranslation("errors");
  const locale = useLocale();
  const send = useSubmitOnce(create);

  return useCallback(
    async (values: SignUpValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      try {
        const accepted = await atLeast(
          minimumDelay,
          send({ ...toCustomerInformation(values), locale }, formTrace),
        );
        if (!accepted) return undefined;
        const at = new Date().toISOString();
        dispatch({ type: "accepted", wizardId: accepted.id, hash: accepted.hash, at });
        void navigate(localizedPath(locale, screenPath("select-package")));
        return undefined;
      } catch (error) {
        // The specification's own log line (section 8); without details, which would hold personal data.
        console.warn("İşlem hatası");
        const message = describeCallError(error, t);
        showAlert({ type: "error", message });
        return { ...fieldMessages(error), [FORM_ERROR]: message };
      }
    },
    [dispatch, locale, send, t],
  );
}
