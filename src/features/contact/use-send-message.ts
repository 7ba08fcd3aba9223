import { useCallback } from "react";
import type { SubmitErrors } from "@/forms/form-frame";
import { useSubmitForm } from "@/async/use-submit-form";
import { useLocale } from "@/i18n/use-locale";
import type { Locale } from "@/config/languages";
import { contactDraft, keepDraft } from "@/lib/visit-draft";
import { toContactMessage, type ContactMessage, type ContactValues } from "./contact-form.rules";

/** A message that the backend has accepted, with its reference number. */
export type SentMessage = ContactMessage & { reference: string };

/** Sends the message. Imports the API client on first submit, because content pages do not include it. */
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
 * Returns the submit handler of the contact form. Failures are reported in an alert and beside the form, and
 * the text is kept.
 * @param onSent receives the message after the backend has accepted it
 */
export function useSendMessage(onSent: (message: SentMessage) => void) {
  const locale = useLocale();
  const submit = useSubmitForm(send, onSent);

  return useCallback(
    (values: ContactValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      // A missing script reloads the page, so the draft has to be stored before any request.
      keepDraft(contactDraft, values);
      return submit({ ...toContactMessage(values), locale }, formTrace);
    },
    [submit, locale],
  );
}
