/**
 * Several facts as the text of one `<script type="application/ld+json">`: nothing in it can end the script element.
 * @example toJsonLd([{ name: "</script>" }]) // '{"@context":"https://schema.org","@graph":[{"name":"\\u003c/script>"}]}'
 */
export const toJsonLd = (facts: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": facts }).replaceAll("<", "\\u003c");

/** Ids by which the structured data of different pages speak of the same thing. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The site in a language. @param homeUrl address of the home page in that language */
export const webSiteId = (homeUrl: string) => `${homeUrl}#website`;

/** A page on the way to another, or that page itself. */
export type Crumb = { name: string; url: string };

/** The way from the home page to a page as schema.org's BreadcrumbList. */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});
