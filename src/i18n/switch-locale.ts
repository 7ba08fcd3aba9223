import { navigate } from "gatsby";
import { localeCookieMaxAge, localeCookieName, type Locale } from "@/config/languages";
import { attempt } from "@/lib/browser-support";
import { localizedPath, pathWithoutLocale } from "@/lib/locale-path";

/** Remembers the visitor's language for 365 days, where cookies are not forbidden. */
export function rememberLocale(locale: Locale) {
  const secure = window.location.protocol === "https:" ? ";secure" : "";
  const cookie = `${localeCookieName}=${locale};path=/;max-age=${localeCookieMaxAge};samesite=lax${secure}`;
  attempt(() => (document.cookie = cookie), "");
}

/** The present page in another language, query and hash kept. */
export function addressIn(locale: Locale, { pathname, search, hash }: Location): string {
  return localizedPath(locale, pathWithoutLocale(pathname)) + search + hash;
}

/** Shows the present page in another language and remembers the choice. */
export function switchLocale(locale: Locale) {
  rememberLocale(locale);
  void navigate(addressIn(locale, window.location));
}
