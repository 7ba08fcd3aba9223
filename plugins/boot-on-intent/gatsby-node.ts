import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editPages, type Graphql } from "../shared/built-pages";
import { inlineScript } from "../shared/bundle-script";
import { deferFramework, replaceChunkList } from "./boot-script";

type BootOptions = {
  /**
   * Reports whether a page is unusable without the framework, so that Gatsby hydrates it immediately. Not
   * available in gatsby-browser.ts, since options are serialised.
   */
  isAtOnce: (address: string) => boolean;
  /**
   * Query parameters that only the framework handles; a page opened with one loads the framework immediately.
   */
  parameters: readonly string[];
  /** Whether the site has a service worker, which pages register when idle. */
  hasWorker: boolean;
};

const folder = "public";
const inlineFolder = "plugins/boot-on-intent/inline";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    isAtOnce: Joi.function().required(),
    parameters: Joi.array().items(Joi.string()).default([]),
    hasWorker: Joi.boolean().default(false),
  });

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));

/**
 * Writes Gatsby's chunk mapping to a separate script and returns its URL; Gatsby would inline the whole
 * mapping into every page.
 */
function writeChunkMapping(): string {
  const text = `window.___chunkMapping=${JSON.stringify(readJson("chunk-map.json"))}`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  fs.writeFileSync(path.join(folder, `chunk-mapping-${hash}.js`), text);
  return `/chunk-mapping-${hash}.js`;
}

/** Files of each chunk, from webpack's statistics. */
type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/**
 * Returns the files that a page requests once the framework runs: its own chunks and page data, but not its
 * inlined styles.
 */
function filesAhead(address: string, groups: ChunkGroups): string[] {
  const data = `/page-data/${address.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
  if (!fs.existsSync(path.join(folder, data))) return [];
  const { componentChunkName } = readJson(data) as { componentChunkName: string };
  const component = (groups[componentChunkName]?.assets ?? [])
    .map(({ name }) => `/${name}`)
    .filter((name) => !name.endsWith(".css"));
  return [...component, data, "/page-data/app-data.json"];
}

/**
 * Defines the source of a script that src/app/gatsby-ssr.tsx appends to the first inline script of every page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const define = plugins.define as (values: Record<string, string>) => object; // Gatsby types the function as any
  const script = JSON.stringify(inlineScript(`${inlineFolder}/head.ts`));
  actions.setWebpackConfig({ plugins: [define({ HEAD_SCRIPT: script })] });
};

/** Defers the framework on every page that works without it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api, options) => {
  const { isAtOnce, parameters, hasWorker } = options as unknown as BootOptions;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  const { namedChunkGroups: groups } = readJson("webpack.stats.json") as { namedChunkGroups: ChunkGroups };
  const template = inlineScript(`${inlineFolder}/content-page.ts`, { HAS_WORKER: String(hasWorker) });
  const recovery = inlineScript(`${inlineFolder}/at-once-page.ts`);
  const mapping = writeChunkMapping();
  await editPages(query, (page, address) => {
    if (isAtOnce(address)) replaceChunkList(page, recovery);
    else
      deferFramework(page, {
        template,
        mapping,
        parameters,
        pagePath: address,
        ahead: filesAhead(address, groups),
      });
  });
};
