import type { Locale } from "../config/languages";

/**
 * Returns the initials of a person, shop or account: at most two, in capitals.
 * @example initialsOf("ilk.dukkan", "tr") // "İD"
 */
export const initialsOf = (name: string, locale: Locale): string =>
  name
    .split(/[\s._]+/)
    .flatMap((word) => [...word][0] ?? [])
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase(locale);
