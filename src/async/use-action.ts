import { useCallback, useState } from "react";
import { dismissError, type AlertType } from "@/ui/alert-center";
import { useCall } from "./use-call";

type ActionState = { isBusy: boolean; message: string | null; error: unknown };

const idle: ActionState = { isBusy: false, message: null, error: null };

/**
 * Returns the state of a call made by a button: whether it is running, and its error in `message`. `run`
 * resolves to the result, or to undefined if the call failed or was already running.
 * @param alertType type of the alert on failure: errors disappear on navigation, warnings after a timeout
 */
export function useAction<Input, Result>(
  send: (input: Input, idempotencyKey: string) => Promise<Result>,
  alertType?: AlertType,
) {
  const [state, setState] = useState(idle);
  const call = useCall(send, undefined, alertType);

  const run = useCallback(
    async (input: Input): Promise<Result | undefined> => {
      setState({ ...idle, isBusy: true });
      const outcome = await call(input);
      if ("error" in outcome) {
        setState({ isBusy: false, ...outcome });
        return undefined;
      }
      setState(idle);
      dismissError();
      return outcome.result;
    },
    [call],
  );
  return { ...state, run };
}
