import type { Locale } from "../../config/languages";
import { formatMoney } from "../../lib/format-money";

/** Business figure defined in `data/constants.json`. */
export type Constant = { value: number; unit: string };

/** Value of a placeholder: a figure, a text, or a text in each language. */
export type PlaceholderValue = Constant | string | Record<Locale, string>;

export type PlaceholderValues = Record<string, PlaceholderValue>;

/** Reports whether a figure changes by a factor of ten or more, which suggests a typing error. */
export const isLeap = (before: number, after: number): boolean =>
  before > 0 && after > 0 && Math.max(before / after, after / before) >= 10;

export const isFigure = (value?: PlaceholderValue): value is Constant =>
  typeof value === "object" && "unit" in value;

/** Matches `{name}`, or `{name: one, many}` for a number followed by a noun. */
const placeholder = /\{(\w+)(?:: ([^{},]+), ([^{},]+))?\}/g;
const currency = /^[A-Z]{3}$/;

/**
 * Formats a constant for a language: money with its currency, years without grouping.
 * @example formatConstant({ value: 25, unit: "USD" }, "en") // "$25"
 */
export function formatConstant({ value, unit }: Constant, locale: Locale): string {
  if (unit === "year-date") return String(value);
  if (currency.test(unit)) return formatMoney(locale, value, unit);
  return new Intl.NumberFormat(locale).format(value);
}

/**
 * Returns the names of the placeholders in a string.
 * @example placeholdersIn("{trialDays} gün, {brand}") // ["trialDays", "brand"]
 */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}

/** Formats a figure and its noun, in the plural form that the language requires. */
const counted = (constant: Constant, one: string, many: string, locale: Locale) => {
  const isOne = new Intl.PluralRules(locale).select(constant.value) === "one";
  return `${formatConstant(constant, locale)} ${isOne ? one : many}`;
};

/**
 * Fills the `{name}` placeholders in a string.
 * @example interpolate("{trialDays} gün", { trialDays: { value: 15, unit: "day" } }, "tr") // "15 gün"
 * @example interpolate("{delay: day, days}", { delay: { value: 1, unit: "day" } }, "en") // "1 day"
 * @throws for a placeholder without a value, and for a plural form of a value that is not a number
 */
export function interpolate(text: string, values: PlaceholderValues, locale: Locale): string {
  return text.replace(placeholder, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown placeholder ${whole} in "${text}"`);
    if (one !== undefined && many !== undefined) {
      if (!isFigure(value)) throw new Error(`${whole} in "${text}" is no figure`);
      return counted(value, one, many, locale);
    }
    if (typeof value === "string") return value;
    return isFigure(value) ? formatConstant(value, locale) : value[locale];
  });
}
