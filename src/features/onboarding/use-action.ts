import { useCallback, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useSubmitOnce } from "@/forms/use-submit-once";
import { atLeast } from "@/lib/at-least";
import { describeCallError } from "@/services/errors";
import { dismissError, showAlert, type AlertType } from "@/ui/alert-center";
import { minimumDelay } from "./use-remote";

type ActionState = { isBusy: boolean; message: string | null; error: unknown };

const idle: ActionState = { isBusy: false, message: null, error: null };

/**
 * A call that changes something: sent once per intent, busy while it runs, its failure shown in the alert and kept in
 * `message`. `run` resolves to the result, or to undefined when it failed or was already running.
 * @param alertType of the failure's alert; an error goes when the visitor moves on, a warning stays its time
 */
export function useAction<Input, Result>(
  send: (input: Input, idempotencyKey: string) => Promise<Result>,
  alertType: AlertType = "error",
) {
  const { t } = useTranslation("errors");
  const [state, setState] = useState(idle);
  const sendOnce = useSubmitOnce(send);

  const run = useCallback(
    async (input: Input): Promise<Result | undefined> => {
      setState({ ...idle, isBusy: true });
      try {
        const result = await atLeast(minimumDelay, sendOnce(input));
        setState(idle);
        dismissError();
        return result;
      } catch (error) {
        const message = describeCallError(error, t);
        showAlert({ type: alertType, message });
        setState({ isBusy: false, message, error });
        return undefined;
      }
    },
    [sendOnce, alertType, t],
  );
  return { ...state, run };
}
