import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import site from "../../data/site.json";
import { rewritePages } from "./boot-on-intent";
import { writeOfflineSets } from "./offline-set";
import { writePressFeeds } from "./press-feed";
import { robotsText } from "./robots";
import type { Graphql } from "./search-content";
import { writeSearchIndex } from "./search-index";
import { securityText } from "./security-text";

/** What is made out of the finished pages, ahead of the adapter, which computes their policies and compresses them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const { reporter } = api;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  await writeSearchIndex(query, (line) => {
    reporter.info(line);
  });
  await writePressFeeds(query, "public");
  fs.writeFileSync("public/robots.txt", robotsText(site.url));
  fs.mkdirSync("public/.well-known", { recursive: true });
  fs.writeFileSync("public/.well-known/security.txt", securityText(site, new Date()));
  reporter.info(`${rewritePages("public")} pages load the framework on intent`);
  const kept = Object.entries(writeOfflineSets("public")).map(([locale, count]) => `${locale} ${count}`);
  reporter.info(`Files kept for offline use: ${kept.join(", ")}`);
};
