import { useRef } from "react";
import { FieldFrame } from "@/forms/field-frame";
import { useFormField } from "@/forms/use-form-field";
import { useKeyFilter } from "@/forms/use-key-filter";
import * as forms from "@/forms/forms.module.css";

type BillingNumberFieldProps = {
  name: "taxnumber" | "identity_number";
  label: string;
  hint: string;
  /** Message for a number with an invalid check digit. */
  invalid: string;
};

const digit = /^\p{Nd}$/u;

/** Input for a tax or identity number: numeric, without autofill, and never stored. */
export function BillingNumberField({ name, label, hint, invalid }: BillingNumberFieldProps) {
  const { input, id, hintId, errorId, message, control } = useFormField<string>(name, {
    hasHint: true,
    isCode: true,
    messages: { "tax-number": invalid },
  });
  const element = useRef<HTMLInputElement>(null);
  useKeyFilter(element, digit);
  return (
    <FieldFrame {...{ controlId: id, label, hint, hintId, errorId, message }}>
      <span className={forms.control} data-variant={message ? "danger" : "notr"}>
        <input
          {...control}
          ref={element}
          className={forms.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-required
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
      </span>
    </FieldFrame>
  );
}
