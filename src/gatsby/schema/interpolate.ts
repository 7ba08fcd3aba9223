import type { Locale } from "../../config/languages";
import { formatMoney } from "../../lib/format-money";

/** A business constant as `data/constants.json` keeps it. */
export type Constant = { value: number; unit: string };

/** What a placeholder may stand for: a figure, a text, or a text in each language. */
export type PlaceholderValue = Constant | string | Record<Locale, string>;

export type PlaceholderValues = Record<string, PlaceholderValue>;

const placeholder = /\{(\w+)\}/g;
const currency = /^[A-Z]{3}$/;

/**
 * A constant as a reader of the language writes it: money with its currency, years without grouping.
 * @example formatConstant({ value: 25, unit: "USD" }, "en") // "$25"
 */
export function formatConstant({ value, unit }: Constant, locale: Locale): string {
  if (unit === "year-date") return String(value);
  if (currency.test(unit)) return formatMoney(locale, value, unit);
  return new Intl.NumberFormat(locale).format(value);
}

/**
 * Names of the placeholders in a text.
 * @example placeholdersIn("{trialDays} gün, {brand}") // ["trialDays", "brand"]
 */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}

/**
 * Fills the `{name}` placeholders of a text.
 * @example interpolate("{trialDays} gün", { trialDays: { value: 15, unit: "day" } }, "tr") // "15 gün"
 * @throws for a placeholder that has no value
 */
export function interpolate(text: string, values: PlaceholderValues, locale: Locale): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown placeholder ${whole} in "${text}"`);
    if (typeof value === "string") return value;
    return "unit" in value ? formatConstant(value, locale) : value[locale];
  });
}
