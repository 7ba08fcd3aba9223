import type { ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import type { FormSchema } from "./api";
import { useFormAround } from "./form-context";

/** Weekday names as used in the data, starting with Sunday as day 0. */
const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Returns the label of a choice; weekdays are localised. */
function labelOf(choice: string, locale: string): string {
  const day = days.indexOf(choice);
  if (day < 0) return choice;
  // 1 January 2023 was a Sunday.
  const moment = new Date(Date.UTC(2023, 0, 1 + day));
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(moment);
}

/** Checkboxes for a field that allows several of a fixed set of values. */
export function ChoicesField({
  fieldPathId,
  formData,
  schema,
  name,
  onChange,
  errorSchema,
}: FieldProps): ReactElement {
  const { locale } = useFormAround();
  const { title = name, description, items } = schema as FormSchema;
  const choices = ((items as FormSchema).enum ?? []) as string[];
  const chosen = (formData ?? []) as string[];
  const isInvalid = Object.keys(errorSchema ?? {}).length > 0;
  // Errors of single choices; the field template shows those of the whole field.
  const errors = Object.values(errorSchema ?? {}).flatMap((part) =>
    Array.isArray(part) ? [] : (part?.__errors ?? []),
  );
  const tick = (choice: string, isTicked: boolean) =>
    onChange(
      choices.filter((other) => (other === choice ? isTicked : chosen.includes(other))),
      fieldPathId.path,
    );
  return (
    <fieldset className="group" aria-describedby={`${fieldPathId.$id}-hint`}>
      <legend>{title}</legend>
      <p className="hint" id={`${fieldPathId.$id}-hint`}>
        {description}
      </p>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="checkbox"
            id={`${fieldPathId.$id}_${choice}`}
            checked={chosen.includes(choice)}
            aria-invalid={isInvalid}
            onChange={(event) => tick(choice, event.target.checked)}
          />
          {labelOf(choice, locale)}
        </label>
      ))}
      <div className="errors">
        {errors.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </fieldset>
  );
}
