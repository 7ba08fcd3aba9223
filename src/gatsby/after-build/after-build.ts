import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import site from "../../../data/site.json";
import { ask, type Graphql } from "../schema/ask";
import { writePressFeeds } from "../feeds/press-feed";
import { securityText } from "../feeds/security-text";
import { finishPages } from "./finish-pages";
import { writeFormerWorkers } from "./former-workers";
import { writeOfflineSets } from "./offline-set";

/**
 * The text of robots.txt. Nothing is forbidden: what is not to be found says so itself (`noindex`), which a search engine only
 * learns by reading it.
 * @param siteUrl origin of the site, without a slash at its end
 */
const robotsText = (siteUrl: string) => `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap-index.xml
`;

type SitePages = { allSitePage: { nodes: { path: string }[] } };

/** Every file below a folder, as relative paths in a fixed order. */
const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/**
 * Finishes the pages and writes what is made out of them, before the adapter computes their policies and compresses them
 * (docs/decisions/025-post-build-pass.md).
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  const { allSitePage } = await ask<SitePages>(query, "{ allSitePage { nodes { path } } }", {});
  const addresses = new Set(allSitePage.nodes.map((page) => page.path.replace(/\.html\/$/, ".html")));
  const pages = finishPages("public", filesBelow("public"), (address) => addresses.has(address));
  const deferred = pages.filter(({ prefetched }) => prefetched.length > 0).length;
  reporter.info(`${pages.length} pages finished, ${deferred} of them load the framework on intent`);
  await writePressFeeds(query, "public");
  fs.writeFileSync("public/robots.txt", robotsText(site.url));
  writeFormerWorkers("public");
  fs.mkdirSync("public/.well-known", { recursive: true });
  fs.writeFileSync("public/.well-known/security.txt", securityText(site, new Date()));
  const kept = Object.entries(writeOfflineSets("public", pages)).map(
    ([locale, count]) => `${locale} ${count}`,
  );
  reporter.info(`Files kept for offline use: ${kept.join(", ")}`);
};
