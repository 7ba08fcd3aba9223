import { useCallback } from "react";
import { bareEmail } from "@/forms/bare-email";
import type { SubmitErrors } from "@/forms/form-frame";
import { useSubmitForm } from "@/async/use-submit-form";
import { useLocale } from "@/i18n/use-locale";
import type { Locale } from "@/config/languages";
import { keepDraft } from "@/lib/visit-draft";
import type { NewsletterValues } from "./newsletter-form.rules";

export const newsletterDraft = "newsletter";

/** Sends the address. Imports the API client on first submit, because content pages do not include it. */
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
 * Subscribes an email address to the newsletter. Failures are reported in an alert and beside the form.
 * @param onSubscribed receives the address after the backend has accepted it
 */
export function useSubscribe(onSubscribed: (email: string) => void) {
  const locale = useLocale();
  const submit = useSubmitForm(subscribe, onSubscribed);

  return useCallback(
    (values: NewsletterValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      // A missing script reloads the page, so the draft has to be stored before any request.
      keepDraft(newsletterDraft, values);
      return submit({ email: bareEmail(values.email), locale }, formTrace);
    },
    [submit, locale],
  );
}
