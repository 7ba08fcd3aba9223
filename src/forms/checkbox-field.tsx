import type { ReactNode } from "react";
import { FieldMessage } from "./field-frame";
import { useFormField } from "./use-form-field";
import type { ErrorKey } from "./validators";
import * as styles from "./forms.module.css";

type CheckboxFieldProps = {
  name: string;
  label: string;
  isRequired?: boolean;
  /** Id of the form, if the control is outside it. */
  form?: string;
  /** Error messages that replace the general ones. */
  messages?: Partial<Record<ErrorKey, string>>;
  /** Content after the label that is not part of it, such as a link. */
  children?: ReactNode;
};

export function CheckboxField({
  name,
  label,
  isRequired = false,
  form,
  messages,
  children,
}: CheckboxFieldProps) {
  const { input, id, errorId, message, control } = useFormField<boolean>(name, {
    type: "checkbox",
    messages,
  });
  return (
    <div className={styles.field}>
      <div className={styles.checkboxRow}>
        <input
          {...control}
          type="checkbox"
          form={form}
          className={styles.checkbox}
          data-variant={message ? "danger" : "primary"}
          aria-required={isRequired}
          checked={input.checked}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
        <span className={styles.checkboxText}>
          <label htmlFor={id}>{label}</label> {children}
        </span>
      </div>
      <FieldMessage id={errorId} message={message} />
    </div>
  );
}
