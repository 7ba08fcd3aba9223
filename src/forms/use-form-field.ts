import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useField } from "react-final-form";
import { withoutFormatting, withoutUnseen } from "@/lib/visible-text";
import { useControlId } from "./form-id";
import type { ErrorKey } from "./validators";

type FieldOptions = {
  hasHint?: boolean;
  /** Whether it takes an address, a code or a number in place of words. */
  isCode?: boolean;
  type?: "checkbox";
  /** Words for an error that fit this field better than the general ones. */
  messages?: Partial<Record<ErrorKey, string>>;
};

/**
 * An emptied field stays an empty text; the form library would make it undefined. What is pasted along unseen is left out: the
 * backend refuses it, and nobody could find it.
 */
const asTyped = <Value>(value: Value): Value =>
  typeof value === "string" ? (withoutUnseen(value) as typeof value) : value;
const codeAsTyped = <Value>(value: Value): Value =>
  typeof value === "string" ? (withoutFormatting(value) as typeof value) : value;

/** What to do about an empty field, in words of its own where it has a name that forms share; undefined for other fields. */
export function useMissingText() {
  const { t } = useTranslation("forms");
  return (name: string, error?: ErrorKey) =>
    error === "required" ? t(`missing.${name as "name"}`, { defaultValue: "" }) || undefined : undefined;
}

/**
 * A field of the surrounding form with everything its control and its frame share: ids, the message of its error (only after a
 * failed submit, then judged again as it is corrected) and the attributes that tie them together.
 */
export function useFormField<Value>(
  name: string,
  { hasHint = false, isCode = false, type, messages }: FieldOptions = {},
) {
  const { t } = useTranslation("forms");
  const missingText = useMissingText();
  const { input, meta } = useField<Value>(name, {
    ...(type && { type }),
    parse: isCode ? codeAsTyped : asTyped,
  });
  const id = useControlId(name);
  const hintId = hasHint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;

  const error = meta.error as ErrorKey | undefined; // validators return nothing else
  const ownError =
    meta.submitFailed && error
      ? (messages?.[error] ?? missingText(name, error) ?? t(`errors.${error}`))
      : undefined;
  const refusal = meta.submitError as ReactNode; // forms refuse with texts or questions
  const message = ownError ?? (meta.dirtySinceLastSubmit ? undefined : refusal);
  return {
    input,
    id,
    hintId,
    errorId,
    message,
    /** Spread on the control. */
    control: {
      id,
      name,
      "aria-invalid": message ? (true as const) : undefined,
      "aria-describedby": [hintId, message && errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}
