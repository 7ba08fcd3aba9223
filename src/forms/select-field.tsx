import ChevronDown from "lucide-react/icons/chevron-down";
import { FieldFrame } from "./field-frame";
import { useFormField } from "./use-form-field";
import * as controls from "./controls.module.css";
import * as styles from "./forms.module.css";

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Text of the empty option. */
  placeholder: string;
  hint?: string;
  isOptional?: boolean;
  autoComplete?: string;
};

/** Select field in the surrounding form, based on the native control. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, placeholder, hint, isOptional, autoComplete = "off" } = props;
  const { input, id, hintId, errorId, message, control } = useFormField<string>(name, {
    hasHint: Boolean(hint),
  });
  return (
    <FieldFrame {...{ controlId: id, label, isOptional, hint, hintId, errorId, message }}>
      <span className={styles.control} data-variant={message ? "danger" : "notr"}>
        <select
          {...control}
          className={controls.select}
          autoComplete={autoComplete}
          aria-required={!isOptional}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={18} className={controls.chevron} />
      </span>
    </FieldFrame>
  );
}
