import { defaultLocale, isLocale, locales, type Locale } from "../config/languages";

const prefixOf = (locale: Locale) => (locale === defaultLocale ? "" : `/${locale}`);

/**
 * Returns the address of a page in a language, preserving query and fragment. `path` has no language prefix.
 * Addresses of other sites are returned unchanged.
 * @example localizedPath("en", "/pricing/#plans") // "/en/pricing/#plans"
 */
export const localizedPath = (locale: Locale, path: string): string =>
  path.startsWith("/") ? prefixOf(locale) + path : path;

/** Matches a language prefix, including in capitals or with a region ("/en-US"). */
export const languagePrefix = new RegExp(`^/(${locales.join("|")})(?:[-_][a-z]{2})?(?=/|$)`, "i");

/**
 * Returns the language of a path, according to its prefix.
 * @example localeOfPath("/en/pricing/") // "en"
 */
export function localeOfPath(pathname: string): Locale {
  const language = languagePrefix.exec(pathname)?.[1]?.toLowerCase();
  return isLocale(language) ? language : defaultLocale;
}

/**
 * Removes the language prefix from an address.
 * @example pathWithoutLocale("/en/") // "/"
 */
export function pathWithoutLocale(pathname: string): string {
  return localeOfPath(pathname) === defaultLocale ? pathname : pathname.replace(languagePrefix, "") || "/";
}
