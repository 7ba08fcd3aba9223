import { foldText } from "@/lib/fold-text";
import { readAmount } from "./read-amount";
import { fieldOf, isFields, type Fields } from "./read-values";

export type Price = {
  amount: number;
  /** Three capital letters (ISO 4217). */
  currency: string;
  /** Null where the answer does not say what the amount is for. */
  interval: "month" | "year" | null;
};

const symbols: Record<string, string> = { "₺": "TRY", TL: "TRY", $: "USD", "€": "EUR", "£": "GBP" };
const amountNames = ["amount", "value", "price", "total", "monthly", "unit_price"];
const currencyNames = ["currency", "currency_code", "price_currency"];
const intervalNames = ["interval", "period", "cycle", "billing_period", "billing_interval", "recurring"];

function readCurrency(value: unknown): string | null {
  if (isFields(value)) return readCurrency(fieldOf(value, "code", "iso", "iso_code", "symbol", "name"));
  const text = typeof value === "string" ? value.trim().toUpperCase() : "";
  const code = symbols[text] ?? text;
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** The currency that stands beside the digits of an amount: a sign or three capitals, or all that is left. */
function currencyWithin(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.slice(0, 40);
  const sign = /[₺$€£]|(?:^|[^\p{L}])(TL|[A-Z]{3})(?!\p{L})/u.exec(text);
  return readCurrency(sign?.[1] ?? sign?.[0] ?? text.replace(/[\d.,\s/-]/g, ""));
}

function readInterval(value: unknown): Price["interval"] {
  const word = typeof value === "string" ? foldText(value).trim() : "";
  if (/^(?:month|mo$|ay|p1m$|1 ?month)/.test(word)) return "month";
  return /^(?:year|yr$|annual|yil|p1y$|1 ?year)/.test(word) ? "year" : null;
}

/** The price of an offer; null where the answer has none that can be shown: no price is invented. */
export function readPrice(offer: Fields): Price | null {
  const given = fieldOf(offer, "price", "amount", "monthly_price", "price_monthly", "fee");
  const price = isFields(given) ? given : {};
  const value = isFields(given) ? fieldOf(given, ...amountNames) : given;
  const amount = readAmount(value);
  const currency =
    readCurrency(fieldOf(price, ...currencyNames)) ??
    readCurrency(fieldOf(offer, ...currencyNames)) ??
    currencyWithin(value);
  if (amount === null || currency === null) return null;
  const interval = fieldOf(price, ...intervalNames) ?? fieldOf(offer, ...intervalNames);
  const spoken = typeof value === "string" ? /(?:\/|\bper\b)\s*(\p{L}+)/iu.exec(value)?.[1] : undefined;
  return { amount, currency, interval: readInterval(interval ?? spoken) };
}
