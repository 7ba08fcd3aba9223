import type { Locale } from "@/config/languages";
import { localeOfPage, type PageContext } from "@/i18n/page-head";
import { localizedPath } from "@/lib/locale-path";

/** Canonical and alternate addresses of a page. */
export type PageAddress = { siteUrl: string; homeUrl: string; url: string; locale: Locale };

/** The addresses of a page, absolute, in its language. */
export function pageAddress(siteUrl: string, pageContext: PageContext): PageAddress {
  const locale = localeOfPage(pageContext);
  const address = (path: string) => siteUrl + localizedPath(locale, path);
  return { siteUrl, homeUrl: address("/"), url: address(pageContext.i18n.originalPath), locale };
}
