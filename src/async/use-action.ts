import { useCallback, useState } from "react";
import { dismissError, type AlertType } from "@/ui/alert-center";
import { useCall } from "./use-call";

type ActionState = { isBusy: boolean; message: string | null; error: unknown };

const idle: ActionState = { isBusy: false, message: null, error: null };

/**
 * A call that a button makes: busy while it runs, its failure kept in `message`. `run` resolves to the result, or to
 * undefined when it failed or was already running.
 * @param alertType of the failure's alert; an error goes when the visitor moves on, a warning stays its time
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
