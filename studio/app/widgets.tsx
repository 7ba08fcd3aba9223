import type { ReactElement } from "react";
import type { WidgetProps } from "@rjsf/utils";
import type { BothLanguages, FormSchema } from "./api";
import { useFormAround } from "./form-context";

const inputTypes: Record<string, string> = { date: "date", uri: "url" };

const described = ({ id, rawErrors = [] }: WidgetProps) => ({
  "aria-invalid": rawErrors.length > 0,
  "aria-describedby": `${id}-hint ${id}-errors`,
});

/** A text, a number or a day on one line. */
export function InputWidget(props: WidgetProps): ReactElement {
  const { id, onChange, schema } = props;
  const value: unknown = props.value;
  const isNumber = schema.type === "number" || schema.type === "integer";
  const type = isNumber ? "number" : (inputTypes[schema.format ?? ""] ?? "text");
  const change = (text: string) => {
    if (isNumber) onChange(text === "" ? undefined : Number(text));
    else onChange(text);
  };
  return (
    <input
      id={id}
      type={type}
      {...(isNumber && { step: "any" })}
      value={(value as string | number | undefined) ?? ""}
      {...described(props)}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** One of the names that a field knows. */
export function SelectWidget(props: WidgetProps): ReactElement {
  const { id, onChange, schema, multiple } = props;
  const value: unknown = props.value;
  const { locale } = useFormAround();
  const labels = ((schema as FormSchema)["x-labels"] ?? {}) as Record<string, BothLanguages>;
  const names = ((schema.enum ?? []) as unknown[]).map(String);
  const current = typeof value === "string" ? value : "";
  const isUnknown = !multiple && !names.includes(current);
  return (
    <select id={id} value={current} {...described(props)} onChange={(event) => onChange(event.target.value)}>
      {isUnknown && <option value={current}>{current}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {labels[name]?.[locale] ?? name}
        </option>
      ))}
    </select>
  );
}

/** Yes or no. */
export function CheckboxWidget(props: WidgetProps): ReactElement {
  const { id, onChange } = props;
  const value: unknown = props.value;
  const { translate } = useFormAround();
  return (
    <span className="check">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        {...described(props)}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">{translate("yes")}</span>
    </span>
  );
}
