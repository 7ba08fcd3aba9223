/** Largest amount that is taken for a price. */
const maxAmount = 1e9;

/** A text's digits with "." before the decimals; the last separator decides, unless three digits follow it. */
function decimal(text: string): string {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const decimals = at < 0 ? "" : text.slice(at + 1);
  const isThousands = decimals.length === 3;
  if (at < 0 || isThousands) return text.replace(/[.,]/g, "");
  return `${text.slice(0, at).replace(/[.,]/g, "")}.${decimals}`;
}

/**
 * An amount of money from a number or a text with decimals after a point or a comma; null for anything that is no amount.
 * @example readAmount("1.250,50") // 1250.5
 */
export function readAmount(value: unknown): number | null {
  let amount = NaN;
  if (typeof value === "number") amount = value;
  if (typeof value === "string" && value.length <= 40) {
    // One number between letters and signs of currencies: "$25/month" is one, "25 USD for 3 months" and "20-25" are none.
    const digits = /^[\s\p{Sc}\p{L}.]*(\d[\d\s.,]*)[\s\p{Sc}\p{L}/.]*$/u.exec(value)?.[1];
    if (digits !== undefined) amount = Number(decimal(digits.replace(/\s|[.,]+\s*$/g, "")));
  }
  return Number.isFinite(amount) && amount >= 0 && amount <= maxAmount ? amount : null;
}
