import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editPages, type Graphql } from "../shared/built-pages";
import { classNamesOf, readSources } from "./class-names";
import { deferStyles } from "./defer-styles";
import { moveDataLast, slimPage } from "./slim-page";

type LeanPagesOptions = {
  /** Whether the styles of a page stay together. A function is not sent to browsers. */
  isWhole: (address: string) => boolean;
};

/** A rule of webpack's configuration, as far as it is looked at. */
type Rule = { test?: RegExp; oneOf?: Rule[]; rules?: Rule[]; use?: unknown };
type CssLoader = {
  options: {
    modules?: {
      getLocalIdent?: (module: { resourcePath: string }, pattern: string, name: string) => string | undefined;
    };
  };
};
type PostcssOptions = { plugins: unknown[] };
type PostcssLoader = { options: { postcssOptions: (context: { resourcePath: string }) => PostcssOptions } };
type WebpackConfig = {
  cache?: { version?: string };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  module: { rules: Rule[] };
  optimization: { splitChunks?: { cacheGroups?: { styles?: unknown } } };
};

const isLoader = (use: unknown, name: string) =>
  typeof use === "object" &&
  use !== null &&
  "loader" in use &&
  String(use.loader).split(/[\\/]/).includes(name) &&
  "options" in use;

/** Every loader of a name in a configuration, however deep its rule stands. */
function loadersOf<Loader>(rules: readonly Rule[], name: string): Loader[] {
  return rules.flatMap(({ oneOf = [], rules: inner = [], use }) => [
    ...[use].flat().filter((each): each is Loader => isLoader(each, name)),
    ...loadersOf<Loader>([...oneOf, ...inner], name),
  ]);
}

/**
 * Gives the classes of style modules short names.
 * @returns what changes when a name does
 */
function shortenClasses(rules: readonly Rule[]): string {
  const classNames = classNamesOf(readSources("src", /\.module\.css$/));
  for (const { options } of loadersOf<CssLoader>(rules, "css-loader"))
    if (options.modules)
      options.modules.getLocalIdent = ({ resourcePath }, _, name) => classNames.of(resourcePath, name);
  return classNames.version;
}

/** Keeps the common sheets as they are: Gatsby's plugins would remove what Safari on phones alone needs. */
function keepCommonStyles(rules: readonly Rule[]) {
  for (const { options } of loadersOf<PostcssLoader>(rules, "postcss-loader")) {
    const { postcssOptions } = options;
    options.postcssOptions = (context) => {
      const { plugins, ...others } = postcssOptions(context);
      const isCommon = path.dirname(context.resourcePath) === path.resolve("src/styles");
      return { ...others, plugins: isCommon ? [] : plugins };
    };
  }
}

/** Keeps fonts out of the styles, where Gatsby would put a small one: they stand in every page, ahead of what it shows. */
function linkFonts(rules: readonly Rule[]) {
  const fonts = rules.find(({ test }) => test?.test("a.woff2"));
  const [loader] = [fonts?.use].flat() as { options?: { limit?: number } }[];
  if (loader?.options?.limit === undefined) throw new Error("Gatsby's rule for fonts is not what it was.");
  loader.options.limit = 0;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ isWhole: Joi.function().required() });

/**
 * Styles by page instead of one sheet for the whole site, and short class names. The order of style sheets is left open: cascade
 * layers decide what wins, so warnings about it would be noise.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const config = (getConfig as () => WebpackConfig)(); // Gatsby types it as any function
  const { rules } = config.module;
  const extract = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract?.options) extract.options.ignoreOrder = true;
  linkFonts(rules);
  if (stage === "build-javascript" || stage === "build-html") {
    keepCommonStyles(rules);
    const version = shortenClasses(rules);
    if (config.cache) config.cache.version = `${config.cache.version ?? ""} ${version}`;
  }
  if (stage === "build-javascript") delete config.optimization.splitChunks?.cacheGroups?.styles;
  actions.replaceWebpackConfig(config);
};

/** Takes out of pages what nothing reads, and puts behind the first view what only what follows needs. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api, options) => {
  const { isWhole } = options as unknown as LeanPagesOptions;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  await editPages(query, (page, address) => {
    slimPage(page);
    moveDataLast(page);
    if (!isWhole(address)) deferStyles(page);
  });
};
