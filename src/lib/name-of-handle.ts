/**
 * A shop's name as its handle suggests it.
 * @example nameOfHandle("@ayse.taki_evi", "tr") // "Ayse Taki Evi"
 */
export const nameOfHandle = (handle: string, locale: string): string =>
  (handle.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(" ");
