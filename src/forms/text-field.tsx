import { useRef, type HTMLAttributes } from "react";
import type { Variant } from "@/ui/variant";
import { FieldFrame } from "./field-frame";
import { useFormField } from "./use-form-field";
import { useKeyFilter } from "./use-key-filter";
import * as controls from "./controls.module.css";
import * as styles from "./forms.module.css";

export type TextFieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  type?: "text" | "email" | "tel" | "url";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  isOptional?: boolean;
  hint?: string;
  /** Pattern that each typed character must match (use-key-filter.ts). */
  typable?: RegExp;
  /** Text displayed after the input, such as the rest of a web address. */
  suffix?: string;
  variant?: Variant;
  autoCapitalize?: "none" | "words";
};

const anyCharacter = /^/;

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    autoComplete,
    type = "text",
    inputMode,
    isOptional,
    hint,
    suffix,
    autoCapitalize,
  } = props;
  const { input, id, hintId, errorId, message, control } = useFormField<string>(name, {
    hasHint: Boolean(hint),
    isCode: type !== "text" || inputMode !== undefined || autoCapitalize === "none",
  });
  const element = useRef<HTMLInputElement>(null);
  useKeyFilter(element, props.typable ?? anyCharacter);

  return (
    <FieldFrame {...{ controlId: id, label, isOptional, hint, hintId, errorId, message }}>
      <span className={styles.control} data-variant={message ? "danger" : (props.variant ?? "notr")}>
        <input
          {...control}
          ref={element}
          className={styles.input}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={autoCapitalize}
          spellCheck={type === "text" && autoCapitalize !== "none" ? undefined : false}
          aria-required={!isOptional}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
        {suffix && (
          // A click on the suffix focuses the field; keyboard users reach the field itself.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span className={controls.suffix} onClick={() => element.current?.focus()}>
            {suffix}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
