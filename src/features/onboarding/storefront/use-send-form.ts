import { useCallback } from "react";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { fieldMessages } from "@/forms/field-messages";
import type { SubmitErrors } from "@/forms/form-frame";
import { useSubmitOnce } from "@/forms/use-submit-once";
import { atLeast } from "@/lib/at-least";
import { describeCallError } from "@/services/errors";
import { minimumDelay } from "@/features/onboarding/use-remote";
import { showAlert } from "@/ui/alert-center";

/**
 * Sends a form's values, once per intent. A refusal is shown in the alert, at the fields it names and above the form's
 * buttons; `onSent` runs after an accepted one.
 */
export function useSendForm<Input, Result>(
  send: (input: Input, idempotencyKey: string) => Promise<Result>,
  onSent: (input: Input, result: Result) => void,
) {
  const { t } = useTranslation("errors");
  const sendOnce = useSubmitOnce(send);
  return useCallback(
    async (input: Input): Promise<SubmitErrors | undefined> => {
      try {
        const result = await atLeast(minimumDelay, sendOnce(input));
        if (result !== undefined) onSent(input, result);
        return undefined;
      } catch (error) {
        const message = describeCallError(error, t);
        showAlert({ type: "error", message });
        return { ...fieldMessages(error), [FORM_ERROR]: message };
      }
    },
    [sendOnce, onSent, t],
  );
}
