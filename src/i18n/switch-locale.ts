import { navigate } from "gatsby";
import { localeCookie, type Locale } from "@/config/languages";
import { attempt } from "@/lib/browser-support";
import { localizedPath, pathWithoutLocale } from "@/lib/locale-path";

/** Stores the visitor's language in a cookie for 365 days, if cookies are allowed. */
export function rememberLocale(locale: Locale) {
  const secure = window.location.protocol === "https:" ? ";secure" : "";
  attempt(() => (document.cookie = localeCookie(locale) + secure), "");
}

/** Returns the address of the current page in another language, including query and fragment. */
export function addressIn(locale: Locale, { pathname, search, hash }: Location): string {
  return localizedPath(locale, pathWithoutLocale(pathname)) + search + hash;
}

/** Navigates to the current page in another language and stores the choice. */
export function switchLocale(locale: Locale) {
  rememberLocale(locale);
  void navigate(addressIn(locale, window.location));
}
