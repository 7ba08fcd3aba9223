import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { atLeast } from "@/lib/at-least";
import { describeCallError, type Translate } from "@/services/errors";
import { showAlert, type AlertType } from "@/ui/alert-center";
import { useSubmitOnce } from "./use-submit-once";

/** Shows in the alert why a call failed, and gives the same text for the place where it failed. */
export function reportFailure(error: unknown, t: Translate, type: AlertType = "error"): string {
  const message = describeCallError(error, t);
  showAlert({ type, message });
  return message;
}

/** The result is undefined where the same call was already running. */
export type Outcome<Result> = { result: Result | undefined } | { error: unknown; message: string };

/**
 * A call that changes something: sent once per intent, for at least the shortest time of a loading state, its failure shown
 * in the alert.
 * @param onSent gets the backend's answer; stable (`useCallback`), as `send` is
 * @param alertType of the failure's alert; an error goes when the visitor moves on, a warning stays its time
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
