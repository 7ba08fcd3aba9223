import { useCallback } from "react";
import { FORM_ERROR } from "final-form";
import type { SubmitErrors } from "@/forms/form-frame";
import { CallError } from "@/services/errors";
import { useCall } from "./use-call";

/** What a failed call says about single fields, as submit errors by field name; empty where it says nothing of the kind. */
const fieldMessages = (error: unknown): Record<string, string> =>
  error instanceof CallError
    ? Object.fromEntries((error.fields ?? []).map(({ field, message }) => [field, message]))
    : {};

/**
 * Sends a form, once per intent. A failure is shown in the alert, at the fields it names and above the form's buttons, and
 * loses nothing that was typed.
 * @param onSent runs after an accepted form; stable (`useCallback`), as `send` is
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
