import { isLocale } from "../config/languages";
import { localizedPath, pathWithoutLocale } from "../lib/locale-path";

/** Makes the language switch of a not-found page, which the build wrote for every address, lead to the unknown address. */
export function keepAddressInLinks() {
  const { pathname, search, hash } = location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("body a[hreflang]"))
    if (isLocale(link.hreflang))
      link.href = localizedPath(link.hreflang, pathWithoutLocale(pathname)) + search + hash;
}
