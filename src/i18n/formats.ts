import type { Locale } from "@/config/languages";

/**
 * An amount of money in whole units where it has no fraction.
 * @param currency ISO 4217 code
 * @example formatMoney("en", 25, "USD") // "$25"
 */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/**
 * A day in words, in Istanbul's time.
 * @example formatLongDate("tr", new Date("2026-03-01T12:00:00Z")) // "1 Mart 2026"
 */
export function formatLongDate(locale: Locale, day: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Istanbul" }).format(day);
}
