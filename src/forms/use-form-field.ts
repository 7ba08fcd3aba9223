import type { ReactNode } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useField } from "react-final-form";
import { withoutFormatting, withoutUnseen } from "@/lib/visible-text";
import { useControlId } from "./form-id";
import type { ErrorKey } from "./validators";

type FieldOptions = {
  hasHint?: boolean;
  /** Whether the value is an address, a code or a number rather than words. */
  isCode?: boolean;
  type?: "checkbox";
  /** Error messages for this field that replace the general ones. */
  messages?: Partial<Record<ErrorKey, string>>;
};

/**
 * Preserves empty strings, which the form library would change to undefined, and removes pasted invisible
 * characters, which the backend rejects and visitors cannot find.
 */
const asTyped = <Value>(value: Value): Value =>
  typeof value === "string" ? (withoutUnseen(value) as typeof value) : value;
const codeAsTyped = <Value>(value: Value): Value =>
  typeof value === "string" ? (withoutFormatting(value) as typeof value) : value;

/**
 * Returns a function that returns the error message for an empty field: a specific one for common names,
 * otherwise undefined.
 */
export function useMissingText() {
  const { t } = useTranslation("forms");
  return (name: string, error?: ErrorKey) =>
    error === "required" ? t(`missing.${name as "name"}`, { defaultValue: "" }) || undefined : undefined;
}

/**
 * Connects a field in the surrounding form to its control and frame: ids, error message and ARIA attributes.
 * The error appears only after a failed submission; each later change revalidates the value.
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

  const error = meta.error as ErrorKey | undefined; // validators return only error keys
  const ownError =
    meta.submitFailed && error
      ? (messages?.[error] ?? missingText(name, error) ?? t(`errors.${error}`))
      : undefined;
  const refusal = meta.submitError as ReactNode; // submit errors are texts or questions
  const message = ownError ?? (meta.dirtySinceLastSubmit ? undefined : refusal);
  return {
    input,
    id,
    hintId,
    errorId,
    message,
    control: {
      id,
      name,
      "aria-invalid": message ? (true as const) : undefined,
      "aria-describedby": [hintId, message && errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}
