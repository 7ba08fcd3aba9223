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
