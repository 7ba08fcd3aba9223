import type { GatsbyNode } from "gatsby";
import { editPages, type Graphql } from "../shared/built-pages";
import { classNamesOf, readSources } from "./class-names";
import { deferStyles } from "./defer-styles";

type LeanPagesOptions = {
  /**
   * Reports whether a page's styles must not be split. Unavailable in browsers, since options are serialised.
   */
  isWhole: (address: string) => boolean;
};

/** The parts of a webpack rule that are used here. */
type Rule = { oneOf?: Rule[]; rules?: Rule[]; use?: unknown };
type CssLoader = {
  options: {
    modules?: {
      getLocalIdent?: (module: { resourcePath: string }, pattern: string, name: string) => string | undefined;
    };
  };
};
type WebpackConfig = { cache?: { version?: string }; module: { rules: Rule[] } };

const isCssLoader = (use: unknown): use is CssLoader =>
  typeof use === "object" &&
  use !== null &&
  "loader" in use &&
  String(use.loader).split(/[\\/]/).includes("css-loader") &&
  "options" in use;

/** Returns every css-loader in a configuration, however deeply nested. */
const cssLoaders = (rules: readonly Rule[]): CssLoader[] =>
  rules.flatMap(({ oneOf = [], rules: inner = [], use }) => [
    ...[use].flat().filter(isCssLoader),
    ...cssLoaders([...oneOf, ...inner]),
  ]);

/**
 * Makes css-loader assign short class names to CSS modules.
 * @returns a version that changes whenever a name changes
 * @throws if Gatsby's rules contain no css-loader for modules
 */
function shortenClasses(rules: readonly Rule[]): string {
  const classNames = classNamesOf(readSources("src", /\.module\.css$/));
  const loaders = cssLoaders(rules).flatMap(({ options }) => options.modules ?? []);
  if (loaders.length === 0) throw new Error("Expected css-loader for modules in Gatsby's webpack config.");
  for (const modules of loaders)
    modules.getLocalIdent = ({ resourcePath }, _, name) => classNames.of(resourcePath, name);
  return classNames.version;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ isWhole: Joi.function().required() });

/**
 * Splits styles by page instead of keeping one sheet for the whole site, and shortens class names. Ignores
 * warnings about the order of style sheets, because cascade layers determine precedence.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage === "build-javascript" || stage === "build-html") {
    const config = (getConfig as () => WebpackConfig)(); // Gatsby types the function as any
    const version = shortenClasses(config.module.rules);
    if (config.cache) config.cache.version = `${config.cache.version ?? ""} ${version}`;
    actions.replaceWebpackConfig(config);
  }
  actions.setWebpackConfig({
    ignoreWarnings: [/Conflicting order/],
    ...(stage === "build-javascript" && {
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    }),
  });
};

/** Defers styles that only below-the-fold content needs. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api, options) => {
  const { isWhole } = options as unknown as LeanPagesOptions;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  await editPages(query, (page, address) => isWhole(address) || deferStyles(page));
};
