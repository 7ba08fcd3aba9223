/** Ids by which the structured data of different pages speak of the same thing. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The site in a language. @param homeUrl address of the home page in that language */
export const webSiteId = (homeUrl: string) => `${homeUrl}#website`;
