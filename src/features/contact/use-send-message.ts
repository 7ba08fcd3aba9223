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
import { toContactMessage, type ContactMessage, type ContactValues } from "./contact-form.rules";

/** Shortest time a loading state lasts, in milliseconds (docs/product.md 9). */
const minimumDelay = 200;

/** Name of the form's draft. */
export const contactDraft = "contact";

/** A message that was taken in. */
export type SentMessage = ContactMessage & { reference: string };

/** Loaded with the first submit only: content pages ship no client for the backend. */
async function send(
  { locale, ...message }: ContactMessage & { locale: Locale },
  idempotencyKey: string,
  formTrace?: string,
): Promise<SentMessage> {
  const { sendContactMessage } = await import("@/services/operations/send-contact-message");
  const { reference } = await sendContactMessage(message, { locale, idempotencyKey, formTrace });
  return { ...message, reference };
}

/**
 * Sends the contact form. A failure is shown in the alert and at the form, and loses nothing that was typed.
 * @param onSent gets the message once the backend took it in
 */
export function useSendMessage(onSent: (message: SentMessage) => void) {
  const { t } = useTranslation("errors");
  const locale = useLocale();
  const sendOnce = useSubmitOnce(send);

  return useCallback(
    async (values: ContactValues, formTrace?: string): Promise<SubmitErrors | undefined> => {
      // A missing script reloads the page: what was typed has to be kept before anything is fetched.
      keepDraft(contactDraft, values);
      try {
        const sent = await atLeast(
          minimumDelay,
          sendOnce({ ...toContactMessage(values), locale }, formTrace),
        );
        if (sent) onSent(sent);
        return undefined;
      } catch (error) {
        const message = describeCallError(error, t);
        showAlert({ type: "error", message });
        return { ...fieldMessages(error), [FORM_ERROR]: message };
      }
    },
    [onSent, sendOnce, locale, t],
  );
}
