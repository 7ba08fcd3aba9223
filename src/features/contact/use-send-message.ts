import { useCallback } from "react";
import type { SubmitErrors } from "@/forms/form-frame";
import { useSubmitForm } from "@/async/use-submit-form";
import { useLocale } from "@/i18n/use-locale";
import type { Locale } from "@/config/languages";
import { contactDraft, keepDraft } from "@/lib/visit-draft";
import { toContactMessage, type ContactMessage, type ContactValues } from "./contact-form.rules";

/** A message that was taken in. */
export type SentMessage = ContactMessage & { reference: string };

/** Loaded with the first submit only: content pages ship no client for the backend. */
async function send(
  { locale, ...message }: ContactMessage & { locale: Locale },
  idempotencyKey: string,
  formTrace?: string,
): Promise<SentMessage> {
  const { sendContactMessage } = await import("@/services/operations/site-forms");
  const { reference } = await sendContactMessage(message, { locale, idempotencyKey, formTrace });
  return { ...message, reference };
}

/**
 * Sends the contact form. A failure is shown in the alert and at the form, and loses nothing that was typed.
 * @param onSent gets the message once the backend took it in
 */
export function useSendMessage(onSent: (message: SentMessage) => void) {
  const locale = useLocale();
  const submit = useSubmitForm(send, onSent);

  return useCallback(
    (values: ContactValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      // A missing script reloads the page: what was typed has to be kept before anything is fetched.
      keepDraft(contactDraft, values);
      return submit({ ...toContactMessage(values), locale }, formTrace);
    },
    [submit, locale],
  );
}
