import { useCallback } from "react";
import { FORM_ERROR } from "final-form";
import type { SubmitErrors } from "@/forms/form-frame";
import { CallError } from "@/services/errors";
import { useCall } from "./use-call";

/** Returns a failed call's field errors as submit errors keyed by field name; empty if there are none. */
const fieldMessages = (error: unknown): Record<string, string> =>
  error instanceof CallError
    ? Object.fromEntries((error.fields ?? []).map(({ field, message }) => [field, message]))
    : {};

/**
 * Returns a submit handler that sends a form once per user action. A failure is shown in an alert, beside the
 * affected fields, and above the form's buttons; typed values are kept.
 * @param onSent called after a successful submission; must be stable (`useCallback`), as must `send`
 */
export function useSubmitForm<Input, Result>(
  send: (input: Input, idempotencyKey: string, formTrace?: string) => Promise<Result>,
  onSent: (result: Result, input: Input) => void,
) {
  const call = useCall(send, onSent);
  return useCallback(
    async (input: Input, formTrace?: string): Promise<SubmitErrors | undefined> => {
      const outcome = await call(input, formTrace);
      if (!("error" in outcome)) return undefined;
      return { ...fieldMessages(outcome.error), [FORM_ERROR]: outcome.message };
    },
    [call],
  );
}
