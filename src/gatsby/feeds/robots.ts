/**
 * The text of robots.txt. Nothing is forbidden: what is not to be found says so itself (`noindex`), which a search engine only
 * learns by reading it.
 * @param siteUrl origin of the site, without a slash at its end
 */
export const robotsText = (siteUrl: string) => `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap-index.xml
`;
