import { defaultLocale, isLocale, locales, type Locale } from "../config/languages";

const prefixOf = (locale: Locale) => (locale === defaultLocale ? "" : `/${locale}`);

/**
 * The address of a page in a language. `path` starts with a slash and has no language prefix; query and hash are kept.
 * @example localizedPath("en", "/pricing/#plans") // "/en/pricing/#plans"
 */
export function localizedPath(locale: Locale, path: string): string {
  return `${prefixOf(locale)}${path}`;
}

/**
 * The language an address is in, by its prefix.
 * @example localeOfPath("/en/pricing/") // "en"
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split("/")[1];
  return isLocale(first) ? first : defaultLocale;
}

/**
 * The address without its language prefix.
 * @example pathWithoutLocale("/en/") // "/"
 */
export function pathWithoutLocale(pathname: string): string {
  const prefix = locales
    .map(prefixOf)
    .find((p) => p !== "" && (pathname === p || pathname.startsWith(`${p}/`)));
  return prefix === undefined ? pathname : pathname.slice(prefix.length) || "/";
}
