import { attempt } from "./browser-support";

/**
 * Formats an amount of money, without decimals if it is a whole number.
 * @param locale BCP 47 tag
 * @param currency ISO 4217 code
 * @example formatMoney("en", 25, "USD") // "$25"
 */
export function formatMoney(locale: string, amount: number, currency: string): string {
  const format = () =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  return attempt(format, `${amount} ${currency}`);
}
