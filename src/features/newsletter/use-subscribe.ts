import { useCallback } from "react";
import { bareEmail } from "@/forms/bare-email";
import type { SubmitErrors } from "@/forms/form-frame";
import { useSubmitForm } from "@/async/use-submit-form";
import { useLocale } from "@/i18n/use-locale";
import type { Locale } from "@/config/languages";
import { keepDraft } from "@/lib/visit-draft";
import type { NewsletterValues } from "./newsletter-form.rules";

/** Name of the form's draft. */
export const newsletterDraft = "newsletter";

/** Loaded with the first submit only: content pages ship no client for the backend. */
async function subscribe(
  { email, locale }: { email: string; locale: Locale },
  idempotencyKey: string,
  formTrace?: string,
): Promise<string> {
  const { subscribeNewsletter } = await import("@/services/operations/site-forms");
  await subscribeNewsletter({ email, consent: true }, { locale, idempotencyKey, formTrace });
  return email;
}

/**
 * Subscribes an address to the newsletter; a failure is shown in the alert and at the form.
 * @param onSubscribed gets the address once the backend took it in
 */
export function useSubscribe(onSubscribed: (email: string) => void) {
  const locale = useLocale();
  const submit = useSubmitForm(subscribe, onSubscribed);

  return useCallback(
    (values: NewsletterValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      // A missing script reloads the page: what was typed has to be kept before anything is fetched.
      keepDraft(newsletterDraft, values);
      return submit({ email: bareEmail(values.email), locale }, formTrace);
    },
    [submit, locale],
  );
}
