import { isLocale } from "../config/languages";
import { localizedPath, pathWithoutLocale } from "../lib/locale-path";

/**
 * Points the language switch of the not-found page, which is prerendered once for all addresses, to the
 * requested address.
 */
export function keepAddressInLinks() {
  const { pathname, search, hash } = location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("body a[hreflang]"))
    if (isLocale(link.hreflang))
      link.href = localizedPath(link.hreflang, pathWithoutLocale(pathname)) + search + hash;
}
