import type { ReactElement } from "react";
import type { FieldProps } from "@rjsf/utils";
import type { FormSchema } from "../server/form-schema";
import { Errors, Group } from "./field-parts";
import { useStudio } from "./studio-context";

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
export function ChoicesField(props: FieldProps): ReactElement {
  const { fieldPathId, schema, name, onChange, errorSchema = {} } = props;
  const { locale } = useStudio();
  const { title = name, description, items } = schema as FormSchema;
  const choices = ((items as FormSchema).enum ?? []) as string[];
  const chosen = (props.formData ?? []) as string[];
  // Errors of single choices; the field template shows those of the whole field.
  const errors = Object.values(errorSchema).flatMap((part) =>
    Array.isArray(part) ? [] : (part?.__errors ?? []),
  );
  const tick = (choice: string, isTicked: boolean) =>
    onChange(
      choices.filter((other) => (other === choice ? isTicked : chosen.includes(other))),
      fieldPathId.path,
    );
  return (
    <Group field={fieldPathId} title={title} hint={description}>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input
            type="checkbox"
            id={`${fieldPathId.$id}_${choice}`}
            checked={chosen.includes(choice)}
            aria-invalid={Object.keys(errorSchema).length > 0}
            onChange={({ target }) => tick(choice, target.checked)}
          />
          {labelOf(choice, locale)}
        </label>
      ))}
      <Errors id={`${fieldPathId.$id}-choices`} messages={errors} />
    </Group>
  );
}
