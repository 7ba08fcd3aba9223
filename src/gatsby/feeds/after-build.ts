import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import site from "../../../data/site.json";
import { builtPages, type Graphql } from "../../../plugins/shared/built-pages";
import { repairPages } from "../pages/repair-pages";
import { writePressFeeds } from "./press-feed";
import { securityText } from "./security-text";

/**
 * Returns the content of robots.txt, which allows all crawling: search engines can only see the `noindex` of
 * private pages if they may crawl them.
 * @param siteUrl origin of the site, without a trailing slash
 */
const robotsText = (siteUrl: string) => `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap-index.xml
`;

/**
 * Repairs the built pages and writes feeds, robots.txt and security.txt, after the plugins and before the
 * adapter.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  repairPages(await builtPages(query));
  await writePressFeeds(query, "public");
  fs.writeFileSync("public/robots.txt", robotsText(site.url));
  fs.mkdirSync("public/.well-known", { recursive: true });
  fs.writeFileSync("public/.well-known/security.txt", securityText(site, new Date()));
};
