import { FieldMessage } from "@/forms/field-frame";
import { useFormField } from "@/forms/use-form-field";
import { isOfComposition } from "@/lib/browser-support";
import * as styles from "./meta-previews.module.css";

type MetaFieldProps = {
  name: "title" | "description" | "tags";
  label: string;
  placeholder: string;
  rows: number;
  look: "title" | "text";
};

/** Text edited in place: styled like the result, but recognisable as an input field. */
export function MetaField({ name, label, placeholder, rows, look }: MetaFieldProps) {
  const { input, errorId, message, control } = useFormField<string>(name);
  return (
    <span className={styles.edit}>
      <textarea
        {...control}
        className={styles.field}
        data-look={look}
        aria-label={label}
        aria-required={name === "title"}
        placeholder={placeholder}
        rows={rows}
        autoComplete={name === "title" ? "organization" : "off"}
        value={input.value}
        onChange={({ target }) =>
          input.onChange(name === "description" ? target.value : target.value.replace(/\s*\n\s*/g, " "))
        }
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        // A title is a single line, so Enter submits the form, as in a text input.
        onKeyDown={(event) => {
          if (event.key !== "Enter" || name === "description" || isOfComposition(event.nativeEvent)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <FieldMessage id={errorId} message={message} />
    </span>
  );
}
