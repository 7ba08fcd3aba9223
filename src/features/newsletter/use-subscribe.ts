import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { FORM_ERROR } from "final-form";
import { fieldMessages } from "@/forms/field-messages";
import type { SubmitErrors } from "@/forms/form-frame";
import { useSubmitOnce } from "@/forms/use-submit-once";
import { useLocale } from "@/i18n/use-locale";
import type { Locale } from "@/config/languages";
import { atLeast } from "@/lib/at-least";
import { keepDraft } from "@/lib/visit-draft";
// The catalogue alone, without the client: it has to be at hand when the client cannot be fetched.
import { describeCallError } from "@/services/errors";
import { showAlert } from "@/ui/alert-center";
import type { NewsletterValues } from "./newsletter-form.rules";

/** Shortest time a loading state lasts, in milliseconds (docs/product.md 9). */
const minimumDelay = 200;

/** Name of the form's draft. */
export const newsletterDraft = "newsletter";

/** Loaded with the first submit only: content pages ship no client for the backend. */
async function subscribe(
  { email, locale }: { email: string; locale: Locale },
  idempotencyKey: string,
  formTrace?: string,
): Promise<string> {
  const { subscribeNewsletter } = await import("@/services/operations/subscribe-newsletter");
  await subscribeNewsletter({ email, consent: true }, { locale, idempotencyKey, formTrace });
  return email;
}

/**
 * Subscribes an address to the newsletter; a failure is shown in the alert and at the form.
 * @param onSubscribed gets the address once the backend took it in
 */
export function useSubscribe(onSubscribed: (email: string) => void) {
  const { t } = useTranslation("errors");
  const locale = useLocale();
  const subscribeOnce = useSubmitOnce(subscribe);

  return useCallback(
    async (values: NewsletterValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      // A missing script reloads the page: what was typed has to be kept before anything is fetched.
      keepDraft(newsletterDraft, values);
      try {
        const email = await atLeast(
          minimumDelay,
          subscribeOnce({ email: values.email.trim(), locale }, formTrace),
        );
        if (email !== undefined) onSubscribed(email);
        return undefined;
      } catch (error) {
        const message = describeCallError(error, t);
        showAlert({ type: "error", message });
        return { ...fieldMessages(error), [FORM_ERROR]: message };
      }
    },
    [onSubscribed, subscribeOnce, locale, t],
  );
}
