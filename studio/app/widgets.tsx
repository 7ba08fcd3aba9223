import { useState, type ReactElement } from "react";
import type { WidgetProps } from "@rjsf/utils";
import type { FormSchema } from "../server/form-schema";
import { described } from "./parts";
import { valueAt } from "../server/target";
import { shownValue } from "../texts/shown-value";
import { useStudio } from "./studio-context";
import { useForm } from "./use-item-draft";

const inputTypes: Record<string, string> = { date: "date", uri: "url" };

/** Matches currency symbols and codes, percent signs and data units around an amount. */
const around = /^[₺$€£%\s]*|\s*(?:₺|\$|€|£|%|TL|TRY|USD|EUR|GBP|GB)?\s*$/giu;

/**
 * Normalises a number typed in Turkish or English notation; returns an empty string if it is not a number.
 * @example plainNumber("1.290,50 TL") // "1290.50"
 */
function plainNumber(typed: string): string {
  const value = typed
    .trim()
    .replace(around, "")
    .replace(/^[.,](?=\d+$)/, "0.");
  if (/^\d{1,3}(?:[.'’_ \u00a0]\d{3})+(?:,\d{1,2})?$/u.test(value))
    return value.replace(/[.'’_ \u00a0]/gu, "").replace(",", ".");
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/.test(value)) return value.replaceAll(",", "");
  return /^\d+(?:[.,]\d+)?$/.test(value) ? value.replace(",", ".").replace(/^0+(?=\d)/, "") : "";
}

/** Currency symbols and codes, keyed by a figure's unit. */
const currencies = { USD: /\$|USD/i, EUR: /€|EUR/i, GBP: /£|GBP/i, TRY: /₺|TL|TRY/i };

/** Parses a number in Turkish or English notation; returns other text unchanged, to be rejected later. */
function numberOf(typed: string, unit: unknown): number | string | undefined {
  if (typed.trim() === "") return undefined;
  const isMoney = typeof unit === "string" && unit in currencies;
  if (isMoney && Object.entries(currencies).some(([other, sign]) => other !== unit && sign.test(typed)))
    return typed;
  const number = Number(plainNumber(typed) || typed);
  return Number.isFinite(number) ? number : typed;
}

/**
 * Single-line text, date or time field. Optional fields are removed when empty; published slugs are read-only.
 * Numbers are typed as text, because native number inputs drop a comma that their locale does not use.
 */
function InputWidget(props: WidgetProps): ReactElement {
  const { id, name, onChange, required, schema, rawErrors } = props;
  const { locale, translate } = useStudio();
  const { item, value: data } = useForm();
  const value = String((props.value as string | number | undefined) ?? "");
  const isNumber = schema.type === "number" || schema.type === "integer";
  // Other ids, such as that of a measurement, make no address.
  const isName = ["slug", "id"].includes(name) && schema.pattern?.startsWith("^[a-z0-9]+");
  const [isFixed] = useState(() => isName && item.fixedNames.includes(value));
  // The typed number stays until the form reloads, since the library would return it in the browser's notation.
  const [typed, setTyped] = useState(isNumber && value ? shownValue(props.value, {}, locale) : value);
  const change = (text: string) => {
    setTyped(text);
    onChange(isNumber ? numberOf(text, valueAt(data, ["unit"])) : text || (required ? "" : undefined));
  };
  return (
    <>
      {isFixed && <p className="hint">{translate("fixedName")}</p>}
      <input
        {...described(id, rawErrors)}
        type={schema.pattern?.includes(":[0-5][0-9]") ? "time" : (inputTypes[schema.format ?? ""] ?? "text")}
        inputMode={isNumber ? "decimal" : undefined}
        autoComplete="off"
        value={isNumber ? typed : value}
        readOnly={isFixed}
        onChange={({ target }) => change(target.value)}
      />
    </>
  );
}

function SelectWidget({ id, onChange, schema, rawErrors, ...props }: WidgetProps): ReactElement {
  const { locale } = useStudio();
  const { enum: choices = [], "x-labels": labels = {} } = schema as FormSchema;
  const names = choices.map(String); // null is a choice, too
  const current = typeof props.value === "string" ? props.value : "";
  return (
    <select {...described(id, rawErrors)} value={current} onChange={({ target }) => onChange(target.value)}>
      {!names.includes(current) && <option value={current}>{current}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {labels[name]?.[locale] ?? name}
        </option>
      ))}
    </select>
  );
}

function CheckboxWidget({ id, onChange, rawErrors, ...props }: WidgetProps): ReactElement {
  return (
    <input
      {...described(id, rawErrors)}
      type="checkbox"
      checked={props.value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

export const widgets = {
  TextWidget: InputWidget,
  DateWidget: InputWidget,
  URLWidget: InputWidget,
  UpDownWidget: InputWidget,
  SelectWidget,
  CheckboxWidget,
};
