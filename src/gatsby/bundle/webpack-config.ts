import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { adapterFile } from "./api-adapter";
import { classNamesOf, readSources } from "./class-names";
import { isInStudio } from "../schema/text-sources";
import { earlyScript } from "./early-scripts";
import { studioStringRules } from "./studio-strings";
import { minifyWithSwc, readWithSwc, type Minimizer, type Rule } from "./swc";

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
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
  plugins: Plugin[];
  resolve: { plugins?: { constructor: { name: string } }[] };
  module: { rules: Rule[] };
  optimization: {
    splitChunks?: { cacheGroups?: { styles?: unknown } };
    minimizer?: Minimizer[];
  };
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

/**
 * What browsers get in place of packages and of parts of Gatsby: nothing where no page uses them, and the part in use of one.
 * The i18n plugin asks for the whole of Gatsby's entry, so that nothing of it is left out by itself.
 */
const lighter = {
  [path.resolve(".cache/slice.js")]: "src/replacements/nothing.ts",
  "@builder.io/partytown/integration$": "src/replacements/nothing.ts",
  "browser-lang$": "src/replacements/nothing.ts",
  "gatsby-script$": "src/replacements/nothing.ts",
  outdent$: "src/replacements/nothing.ts",
  qs$: "src/replacements/query-string.ts",
};

/** In place of packages and of a file that Gatsby puts into .cache, in the browser and in the HTML alike. */
const replaced = {
  i18next$: "src/replacements/i18next.ts",
  "react-i18next$": "src/replacements/react-i18next.ts",
  [path.resolve(".cache/route-announcer-props.js")]: "src/replacements/route-announcer-props.js",
};

/**
 * What the document of development leaves out: it is empty but for its head, and the browser draws the page. Gatsby bundles
 * every page for it all the same, in case one asks a server for data.
 */
const headOnly = Object.fromEntries(
  [
    ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js",
    "src/app/wrap-page.tsx",
    "src/app/wrap-root.tsx",
  ].map((file) => [path.resolve(file), "src/replacements/nothing.ts"]),
);

/** What src/app/gatsby-ssr.tsx puts into pages as it is: inline scripts, and in development the order of the cascade layers. */
const inlineTexts = () => ({
  LAYER_ORDER: JSON.stringify(fs.readFileSync("src/styles/layers.css", "utf8")),
  EVERY_PAGE_SCRIPT: JSON.stringify(earlyScript("every-page")),
  ROOT_PAGE_SCRIPT: JSON.stringify(earlyScript("root-page")),
  NOT_FOUND_PAGE_SCRIPT: JSON.stringify(earlyScript("not-found-page")),
});

/**
 * The alias `@/` of tsconfig.json, for webpack, and what keeps pages light: styles by page instead of one sheet for the whole
 * site, short class names, nothing of plugins that no page uses. The order of style sheets is left open: cascade layers decide
 * what wins, so warnings about it would be noise.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  // Gatsby types both as any function.
  const config = (getConfig as () => WebpackConfig)();
  const define = plugins.define as (values: Record<string, string>) => object;
  const extract = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract?.options) extract.options.ignoreOrder = true;
  linkFonts(config.module.rules);
  const isBuild = stage === "build-javascript" || stage === "build-html";
  // No theme is in use, whose files Gatsby would look for beside each of ours.
  config.resolve.plugins = config.resolve.plugins?.filter(
    ({ constructor }) => !/Shadowing/.test(constructor.name),
  );
  readWithSwc(config.module.rules, stage);
  // oxlint looks at the sources (`npm run lint`).
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin");
  if (isBuild) {
    keepCommonStyles(config.module.rules);
    const version = shortenClasses(config.module.rules);
    if (config.cache) config.cache.version = `${config.cache.version ?? ""} ${version}`;
  }
  const isClient = stage === "build-javascript";
  if (isClient) {
    delete config.optimization.splitChunks?.cacheGroups?.styles;
    minifyWithSwc(config.optimization.minimizer);
  }
  actions.replaceWebpackConfig(config);

  const paths = Object.entries({
    // Before the alias that it begins with.
    "@/services/adapters/none$": adapterFile(process.env.GATSBY_API_ADAPTER ?? ""),
    "@": "src",
    ...replaced,
    ...(isClient && lighter),
    ...(stage === "develop-html" && headOnly),
  });
  const alias = Object.fromEntries(paths.map(([name, file]) => [name, path.resolve(file)]));
  // Apollo Client keeps its messages for developers, one of them to the console, unless configured otherwise.
  const developerMessages = define({ "globalThis.__DEV__": JSON.stringify(!isBuild) });
  const isHtml = stage === "build-html" || stage === "develop-html";
  const inlined = isHtml && define(inlineTexts());
  actions.setWebpackConfig({
    resolve: { alias },
    module: { rules: isInStudio() ? studioStringRules() : [] },
    plugins: [developerMessages, ...(inlined ? [inlined] : [])],
  });
};
