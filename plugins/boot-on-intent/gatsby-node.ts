import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editPages, type Graphql } from "../shared/built-pages";
import { inlineScript } from "../shared/bundle-script";
import { deferFramework, emptyChunkList } from "./boot-script";

type BootOptions = {
  /** Whether a page is nothing without the framework, so that Gatsby hydrates it at once. A function is not sent to browsers. */
  isAtOnce: (address: string) => boolean;
  /** Whether the site has a service worker, which pages register at idle. */
  hasWorker: boolean;
};

const folder = "public";
const inlineFolder = "plugins/boot-on-intent/inline";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    isAtOnce: Joi.function().required(),
    hasWorker: Joi.boolean().default(false),
  });

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));

/** Which files a component consists of, as a script of its own: every page would carry the list of all of them. */
function writeChunkMapping(): string {
  const text = `window.___chunkMapping=${JSON.stringify(readJson("chunk-map.json"))}`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  fs.writeFileSync(path.join(folder, `chunk-mapping-${hash}.js`), text);
  return `/chunk-mapping-${hash}.js`;
}

/** webpack's record of which chunk consists of which files. */
type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/** What a page asks for besides the framework's scripts once those run: its own code and its data. Its styles are inlined. */
function filesAhead(address: string, groups: ChunkGroups): string[] {
  const data = `/page-data/${address.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
  if (!fs.existsSync(path.join(folder, data))) return [];
  const { componentChunkName } = readJson(data) as { componentChunkName: string };
  const component = (groups[componentChunkName]?.assets ?? [])
    .map(({ name }) => `/${name}`)
    .filter((name) => !name.endsWith(".css"));
  return [...component, data, "/page-data/app-data.json"];
}

/** What src/app/gatsby-ssr.tsx adds to the first script of every page. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const define = plugins.define as (values: Record<string, string>) => object; // Gatsby types it as any function
  const recovery = JSON.stringify(inlineScript(`${inlineFolder}/head.ts`));
  actions.setWebpackConfig({ plugins: [define({ RECOVERY_SCRIPT: recovery })] });
};

/** Defers the framework of every page but those that are nothing without it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api, options) => {
  const { isAtOnce, hasWorker } = options as unknown as BootOptions;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  const { namedChunkGroups: groups } = readJson("webpack.stats.json") as { namedChunkGroups: ChunkGroups };
  const template = inlineScript(`${inlineFolder}/content-page.ts`, { HAS_WORKER: String(hasWorker) });
  const mapping = writeChunkMapping();
  await editPages(query, (page, address) => {
    if (isAtOnce(address)) emptyChunkList(page);
    else deferFramework(page, { template, mapping, pagePath: address, ahead: filesAhead(address, groups) });
  });
};
