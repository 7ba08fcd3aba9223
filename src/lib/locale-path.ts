import { defaultLocale, isLocale, locales, type Locale } from "../config/languages";

const prefixOf = (locale: Locale) => (locale === defaultLocale ? "" : `/${locale}`);

/**
 * Returns the address of a page in a language. `path` starts with a slash and has no language prefix; query
 * and fragment are kept.
 * @example localizedPath("en", "/pricing/#plans") // "/en/pricing/#plans"
 */
export function localizedPath(locale: Locale, path: string): string {
  return `${prefixOf(locale)}${path}`;
}

/**
 * Returns the language of an address, according to its prefix.
 * @example localeOfPath("/en/pricing/") // "en"
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split("/")[1];
  return isLocale(first) ? first : defaultLocale;
}

/**
 * Removes the language prefix of an address.
 * @example pathWithoutLocale("/en/") // "/"
 */
export function pathWithoutLocale(pathname: string): string {
  const prefix = locales
    .map(prefixOf)
    .find((p) => p !== "" && (pathname === p || pathname.startsWith(`${p}/`)));
  return prefix === undefined ? pathname : pathname.slice(prefix.length) || "/";
}
