/**
 * Languages of the site in the order of the language switch; the first is the default and has no path prefix.
 */
export const locales = ["tr", "en"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "tr";

/** Returns the language offered by the language switch: the next in the list, or the first after the last. */
export const nextLocale = (locale: Locale): Locale =>
  locales[(locales.indexOf(locale) + 1) % locales.length] ?? defaultLocale;

/** Name of the cookie that stores the visitor's language (docs/product.md 7). */
export const localeCookieName = "i18n_redirected";

/** Lifetime of the language cookie in seconds: 365 days (docs/product.md 9). */
export const localeCookieMaxAge = 365 * 24 * 60 * 60;

/** Returns the language cookie as a string for `document.cookie`. */
export const localeCookie = (locale: string): string =>
  `${localeCookieName}=${locale};path=/;max-age=${localeCookieMaxAge};samesite=lax`;

/** Reports whether an external value (from a cookie, path or plugin) is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
