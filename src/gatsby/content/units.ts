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
const spellings: Record<string, string> = {
  tl: "TRY",
  "₺": "TRY",
  lira: "TRY",
  $: "USD",
  dolar: "USD",
  dollar: "USD",
  "€": "EUR",
  avro: "EUR",
  euro: "EUR",
  "£": "GBP",
  sterlin: "GBP",
  pound: "GBP",
};

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether a text is the code of a currency (ISO 4217). */
export const isCurrency = (value: string): boolean => currencies.has(value);

/** How many digits amounts of a currency have behind the point. */
export const fractionDigitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Whether a text is a unit of a constant: one of the list, or a currency. */
export const isUnit = (value: string): boolean => units.includes(value) || isCurrency(value);

/** The currency that was probably meant, as a suggestion. */
export function currencyNear(value: string): string {
  const typed = value.trim();
  const code = [typed.toUpperCase(), spellings[typed.toLowerCase()] ?? ""].find(isCurrency);
  return code === undefined ? "" : `→ ${code}`;
}
