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
 * A text or a day on one line, absent where it may be and nothing is written; the name of something published cannot be changed. A
 * number has a widget of its own.
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

/** The number that somebody typed, as Turkish or English writes it; the text itself where it is none, for the rules to judge. */
function numberOf(typed: string): number | string | undefined {
  if (typed.trim() === "") return undefined;
  const number = Number(plainNumber(typed) || typed);
  return Number.isFinite(number) ? number : typed;
}

/**
 * A number. The browser's own field for numbers drops a comma that its language does not know, which turns 24,90 into 2490, and
 * reads the thousands of 1.290 as 1.29.
 */
function NumberWidget(props: WidgetProps): ReactElement {
  const { id, onChange } = props;
  const value: unknown = props.value;
  // What is typed stays until the form is loaded anew. The library hands a number over as the browser's language writes it.
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
