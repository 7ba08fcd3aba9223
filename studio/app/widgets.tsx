import { useState, type ReactElement } from "react";
import type { WidgetProps } from "@rjsf/utils";
import { plainNumber } from "./plain-number";
import type { BothLanguages, FormSchema } from "./api";
import { useFormAround } from "./form-context";

const inputTypes: Record<string, string> = { date: "date", uri: "url" };

const described = ({ id, rawErrors = [] }: WidgetProps) => ({
  "aria-invalid": rawErrors.length > 0,
  "aria-describedby": `${id}-hint ${id}-errors`,
});

/**
 * One-line text or date field; an optional field is removed when empty, and a published slug is read-only.
 * Numbers have their own widget.
 */
export function InputWidget(props: WidgetProps): ReactElement {
  const { id, name, onChange, required, schema } = props;
  const value = (props.value as string | undefined) ?? "";
  const { translate, fixedNames } = useFormAround();
  const [isFixed] = useState(() => ["slug", "id"].includes(name) && fixedNames.includes(value));
  if (schema.type === "number" || schema.type === "integer") return <NumberWidget {...props} />;
  return (
    <>
      {isFixed && <p className="hint">{translate("fixedName")}</p>}
      <input
        id={id}
        type={inputTypes[schema.format ?? ""] ?? "text"}
        value={value}
        readOnly={isFixed}
        {...described(props)}
        onChange={(event) => onChange(event.target.value || (required ? "" : undefined))}
      />
    </>
  );
}

/**
 * Parses a number in Turkish or English notation; returns the text itself if it is not a number, for the
 * rules to reject.
 */
function numberOf(typed: string): number | string | undefined {
  if (typed.trim() === "") return undefined;
  const number = Number(plainNumber(typed) || typed);
  return Number.isFinite(number) ? number : typed;
}

/**
 * Number field based on text input: the native number input drops a comma that its locale does not use,
 * turning 24,90 into 2490, and reads 1.290 as 1.29.
 */
function NumberWidget(props: WidgetProps): ReactElement {
  const { id, onChange } = props;
  const value: unknown = props.value;
  // The typed text stays until the form reloads, since the library would return the number in the browser's
  // notation.
  const [typed, setTyped] = useState(String((value as string | number | undefined) ?? "").replace(",", "."));
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      {...described(props)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(numberOf(event.target.value));
      }}
    />
  );
}

/** Select of the names that a field allows. */
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

/** Checkbox of a boolean field. */
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
