import { useTranslation } from "gatsby-plugin-react-i18next";
import { useField } from "react-final-form";
import { useControlId } from "./form-id";
import type { ErrorKey } from "./validators";

type FieldOptions = {
  hasHint?: boolean;
  type?: "checkbox";
  /** Words for a fault that fit this field better than the general ones. */
  messages?: Partial<Record<ErrorKey, string>>;
};

/**
 * A field of the surrounding form with everything its control and its frame share: ids, the message of its fault (only after a
 * failed submit, then judged again as it is mended) and the attributes that tie them together.
 */
export function useFormField<Value>(name: string, { hasHint = false, type, messages }: FieldOptions = {}) {
  const { t } = useTranslation("forms");
  const { input, meta } = useField<Value>(name, { ...(type && { type }), allowNull: true });
  const id = useControlId(name);
  const hintId = hasHint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;

  const fault = meta.error as ErrorKey | undefined; // validators return nothing else
  const ownError = meta.submitFailed && fault ? (messages?.[fault] ?? t(`errors.${fault}`)) : undefined;
  const serverError = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const message: string | undefined = ownError ?? serverError;
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
