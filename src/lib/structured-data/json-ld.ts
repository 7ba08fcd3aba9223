/**
 * Serialises structured data for a `<script type="application/ld+json">`, escaped so that it cannot end the
 * element.
 * @example toJsonLd([{ name: "</script>" }]) // '{"@context":"https://schema.org","@graph":[{"name":"\\u003c/script>"}]}'
 */
export const toJsonLd = (facts: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": facts }).replaceAll("<", "\\u003c");

/** Returns the id of the organisation, which links the structured data of all pages. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Returns the id of the site in a language. @param homeUrl address of the home page in that language */
export const webSiteId = (homeUrl: string) => `${homeUrl}#website`;

export type Crumb = { name: string; url: string };

/** Returns the breadcrumb trail from the home page to a page as a schema.org BreadcrumbList. */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});
