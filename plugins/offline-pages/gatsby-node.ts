import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import { builtPages, type Graphql } from "../shared/built-pages";
import { writeFormerWorkers } from "./former-workers";
import { readKeptPage } from "./kept-page";
import { writeOfflineSets } from "./offline-set";
import { workerText } from "./worker-text";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ maxPages: Joi.number().integer().default(60) });

/** Path where gatsby-plugin-offline is configured to find this site's addition to its worker. */
const workerFile = ".cache/service-worker.js";

export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  fs.writeFileSync(workerFile, workerText());
};

/**
 * Writes the lists of files to cache offline, and the service workers that replace those of a previous site;
 * runs after all plugins that change pages.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api, options) => {
  const { maxPages } = options as unknown as { maxPages: number };
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  const pages = (await builtPages(query)).map(({ address, file }) => readKeptPage(address, file));
  writeFormerWorkers("public");
  const kept = Object.entries(writeOfflineSets("public", pages, maxPages)).map(
    ([name, count]) => `${name} ${count}`,
  );
  api.reporter.info(`Files kept for offline use: ${kept.join(", ")}`);
};
