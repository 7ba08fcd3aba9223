import { defaultLocale, locales } from "../../config/languages";
import { localizedPath } from "../../lib/locale-path";
import { datedContent, datesOfPages, type DatedContent } from "./sitemap-dates";

type SitePage = {
  path: string;
  pageContext: { language?: string; i18n?: { originalPath: string }; formerVersion?: string } | null;
};

type SitemapQuery = DatedContent & { allSitePage: { nodes: SitePage[] } };

type DatedPage = SitePage & { lastmod?: string };

/**
 * First path segments of pages that are not indexed: error pages, the test page, the client-only onboarding.
 */
const hidden = [
  "404",
  "404.html",
  "500",
  "500.html",
  "deneme",
  "onboarding",
  "offline-plugin-app-shell-fallback",
];

/**
 * Reports whether a page belongs in the sitemap: canonical, localised, public, and not a superseded legal
 * text.
 */
function isListed({ path, pageContext }: SitePage): boolean {
  const original = pageContext?.i18n?.originalPath;
  if (original === undefined || !path.endsWith("/") || pageContext?.formerVersion) return false;
  const isCanonical = locales.some((locale) => path === localizedPath(locale, original));
  return isCanonical && !hidden.includes(original.split("/")[1] ?? "");
}

/**
 * Returns the options of gatsby-plugin-sitemap: every public page with its addresses in all languages and,
 * for dated content, the day of its last modification.
 * @param siteUrl origin of the site, without a trailing slash
 */
export const sitemapOptions = (siteUrl: string) => ({
  createLinkInHead: false, // robots.txt contains it
  query: `{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } ${datedContent} }`,
  resolvePages: ({ allSitePage, ...content }: SitemapQuery): DatedPage[] => {
    const dates = datesOfPages(content);
    return allSitePage.nodes
      .filter(isListed)
      .map((page) => ({ ...page, ...(dates.has(page.path) && { lastmod: dates.get(page.path) }) }));
  },
  serialize: ({ path, pageContext, lastmod }: DatedPage) => {
    const address = (locale: (typeof locales)[number]) =>
      siteUrl + localizedPath(locale, pageContext?.i18n?.originalPath ?? path);
    return {
      url: path,
      ...(lastmod && { lastmod }),
      links: [
        ...locales.map((locale) => ({ lang: locale, url: address(locale) })),
        { lang: "x-default", url: address(defaultLocale) },
      ],
    };
  },
});
