/** Currency symbols and codes, percent signs and data units around an amount. */
const around = /^[₺$€£%\s]*|\s*(?:₺|\$|€|£|%|TL|TRY|USD|EUR|GBP|GB)?\s*$/giu;

/**
 * Normalises a number typed in Turkish or English notation; returns an empty string if it is not a number.
 * @example plainNumber("1.290,50 TL") // "1290.50"
 */
export function plainNumber(typed: string): string {
  const value = typed
    .trim()
    .replace(around, "")
    .replace(/^[.,](?=\d+$)/, "0.");
  if (/^\d{1,3}(?:[.'’_ \u00a0]\d{3})+(?:,\d{1,2})?$/u.test(value))
    return value.replace(/[.'’_ \u00a0]/gu, "").replace(",", ".");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(value)) return value.replaceAll(",", "");
  return /^\d+(?:[.,]\d+)?$/.test(value) ? value.replace(",", ".").replace(/^0+(?=\d)/, "") : "";
}
