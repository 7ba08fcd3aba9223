import path from "node:path";
import type { GatsbyNode } from "gatsby";
import "./replacements/quick-pictures";
import { minifyWithSwc, readWithSwc, type Minimizer, type Rule } from "./swc";

type WebpackConfig = { optimization: { minimizer?: Minimizer[] } };

/**
 * What browsers get in place of packages and of parts of Gatsby that no page uses. The i18n plugin asks for the whole of Gatsby's
 * entry, so that nothing of it is left out by itself.
 */
const unused = {
  [path.resolve(".cache/slice.js")]: "nothing.ts",
  "@builder.io/partytown/integration$": "nothing.ts",
  "browser-lang$": "nothing.ts",
  "gatsby-script$": "nothing.ts",
  outdent$: "nothing.ts",
  qs$: "query-string.ts",
};

/** The part in use of packages, in the browser and in the HTML alike. */
const subsets = { i18next$: "i18next.ts", "react-i18next$": "react-i18next.ts" };

/**
 * What the document of development leaves out: it is empty but for its head, and the browser draws the page. Gatsby bundles
 * every page for it all the same, in case one asks a server for data.
 */
const headOnly = {
  [path.resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js")]: "nothing.ts",
};

/** Compiles and minifies with SWC, and leaves out what no page uses. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const config = (getConfig as () => WebpackConfig)(); // Gatsby types it as any function
  const isClient = stage === "build-javascript";
  if (isClient) minifyWithSwc(config.optimization.minimizer);
  actions.replaceWebpackConfig(config);
  const replacements = Object.entries({
    ...subsets,
    ...(isClient && unused),
    ...(stage === "develop-html" && headOnly),
  });
  const folder = path.resolve("plugins/lean-bundle/replacements");
  const alias = Object.fromEntries(replacements.map(([name, file]) => [name, path.join(folder, file)]));
  // Gatsby adds its rules for TypeScript after the plugins of the site.
  const swc = {
    apply: ({ options }: { options: { module: { rules: Rule[] } } }) =>
      readWithSwc(options.module.rules, stage),
  };
  actions.setWebpackConfig({ resolve: { alias }, plugins: [swc] });
};
