import { useState, type ReactElement } from "react";
import type { WidgetProps } from "@rjsf/utils";
import type { FormSchema } from "../server/form-schema";
import type { Titles } from "../server/titles";
import { described } from "./field-parts";
import { plainNumber } from "./plain-number";
import { useFormAround, useStudio } from "./studio-context";

const inputTypes: Record<string, string> = { date: "date", uri: "url" };

/** Parses a number in Turkish or English notation; returns other text unchanged, for the rules to reject. */
function numberOf(typed: string): number | string | undefined {
  if (typed.trim() === "") return undefined;
  const number = Number(plainNumber(typed) || typed);
  return Number.isFinite(number) ? number : typed;
}

/**
 * One-line text or date field; an optional field is removed when empty, and a published slug is read-only.
 * Numbers are typed as text: the native number input drops a comma that its locale does not use, turning 24,90
 * into 2490, and reads 1.290 as 1.29.
 */
export function InputWidget({
  id,
  name,
  onChange,
  required,
  schema,
  rawErrors,
  ...props
}: WidgetProps): ReactElement {
  const { translate } = useStudio();
  const { item } = useFormAround();
  const value = String((props.value as string | number | undefined) ?? "");
  const isNumber = schema.type === "number" || schema.type === "integer";
  const [isFixed] = useState(() => ["slug", "id"].includes(name) && item.fixedNames.includes(value));
  // The typed number stays until the form reloads, since the library would return it in the browser's notation.
  const [typed, setTyped] = useState(value.replace(",", "."));
  const change = (text: string) => {
    setTyped(text);
    onChange(isNumber ? numberOf(text) : text || (required ? "" : undefined));
  };
  return (
    <>
      {isFixed && <p className="hint">{translate("fixedName")}</p>}
      <input
        {...described(id, rawErrors)}
        type={inputTypes[schema.format ?? ""] ?? "text"}
        inputMode={isNumber ? "decimal" : undefined}
        autoComplete="off"
        value={isNumber ? typed : value}
        readOnly={isFixed}
        onChange={({ target }) => change(target.value)}
      />
    </>
  );
}

/** Select field for the names that a field allows. */
export function SelectWidget({ id, onChange, schema, rawErrors, ...props }: WidgetProps): ReactElement {
  const { locale } = useStudio();
  const labels = ((schema as FormSchema)["x-labels"] ?? {}) as Record<string, Titles>;
  const names = ((schema.enum ?? []) as unknown[]).map(String);
  const current = typeof props.value === "string" ? props.value : "";
  return (
    <select {...described(id, rawErrors)} value={current} onChange={({ target }) => onChange(target.value)}>
      {!props.multiple && !names.includes(current) && <option value={current}>{current}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {labels[name]?.[locale] ?? name}
        </option>
      ))}
    </select>
  );
}

/** Checkbox of a boolean field. */
export function CheckboxWidget({ id, onChange, rawErrors, ...props }: WidgetProps): ReactElement {
  const { translate } = useStudio();
  return (
    <span className="check">
      <input
        {...described(id, rawErrors)}
        type="checkbox"
        checked={props.value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{translate("yes")}</span>
    </span>
  );
}
