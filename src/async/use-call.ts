import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { atLeast } from "@/lib/at-least";
import { describeCallError, type Translate } from "@/services/errors";
import { showAlert, type AlertType } from "@/ui/alert-center";
import { useSubmitOnce } from "./use-submit-once";

/** Shows an alert with the reason for a failure, and returns the same text for display beside the action. */
export function reportFailure(error: unknown, t: Translate, type: AlertType = "error"): string {
  const message = describeCallError(error, t);
  showAlert({ type, message });
  return message;
}

/** `result` is undefined if the same call was already running. */
export type Outcome<Result> = { result: Result | undefined } | { error: unknown; message: string };

/**
 * Returns a function that makes a call with side effects: once per user action, with a minimum loading time,
 * and with an alert on failure.
 * @param onSent receives the response; must be stable (`useCallback`), as must `send`
 * @param alertType type of the alert on failure: errors disappear on navigation, warnings after a timeout
 */
export function useCall<Input, Result>(
  send: (input: Input, idempotencyKey: string, formTrace?: string) => Promise<Result>,
  onSent?: (result: Result, input: Input) => void,
  alertType?: AlertType,
) {
  const { t } = useTranslation("errors");
  const sendOnce = useSubmitOnce(send);
  return useCallback(
    async (input: Input, formTrace?: string): Promise<Outcome<Result>> => {
      try {
        const result = await atLeast(sendOnce(input, formTrace));
        if (result !== undefined) onSent?.(result, input);
        return { result };
      } catch (error) {
        return { error, message: reportFailure(error, t, alertType) };
      }
    },
    [sendOnce, onSent, alertType, t],
  );
}
