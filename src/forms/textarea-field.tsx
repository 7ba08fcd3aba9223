import { FieldFrame } from "./field-frame";
import { useFormField } from "./use-form-field";
import * as styles from "./forms.module.css";

type TextareaFieldProps = { name: string; label: string; hint?: string; isOptional?: boolean; rows?: number };

export function TextareaField({ name, label, hint, isOptional, rows = 4 }: TextareaFieldProps) {
  const { input, id, hintId, errorId, message, control } = useFormField<string>(name, {
    hasHint: Boolean(hint),
  });
  return (
    <FieldFrame {...{ controlId: id, label, isOptional, hint, hintId, errorId, message }}>
      <span className={styles.control} data-variant={message ? "danger" : "notr"}>
        <textarea
          {...control}
          className={styles.input}
          rows={rows}
          aria-required={!isOptional}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
      </span>
    </FieldFrame>
  );
}
