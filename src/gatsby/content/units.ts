import { suggestion } from "./nearest";

/** Units of the constants that are no money; `year-date` is a year, written without grouping. */
export const units = [
  "GB",
  "bank",
  "character",
  "colour",
  "day",
  "digit",
  "hour",
  "instalment",
  "language",
  "message",
  "month",
  "place",
  "template",
  "theme",
  "user",
  "year",
  "year-date",
];

/** What people write in place of a currency's code (ISO 4217). */
const spellings: Record<string, string> = { TL: "TRY", "₺": "TRY", $: "USD", "€": "EUR", "£": "GBP" };

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether a text is a unit of a constant: one of the list, or a currency. */
export const isUnit = (value: string): boolean => units.includes(value) || currencies.has(value);

/** The unit that was probably meant, as a suggestion. */
export function unitNear(value: string): string {
  const code = spellings[value.trim().toUpperCase()] ?? spellings[value.trim()];
  return code ? `→ ${code}` : suggestion(value, units);
}
