import path from "node:path";
import type { GatsbyNode } from "gatsby";
import "./replacements/quick-pictures";
import { minifyWithSwc, readWithSwc, type Minimizer, type Rule } from "./swc";

type WebpackConfig = {
  optimization: { minimizer?: Minimizer[] };
  output: { hashDigestLength?: number };
};

/**
 * Replacements for packages and parts of Gatsby that no page uses. The i18n plugin imports Gatsby's entire
 * entry point, so tree shaking removes none of it.
 */
const unused = {
  [path.resolve(".cache/slice.js")]: "nothing.ts",
  "@builder.io/partytown/integration$": "nothing.ts",
  "browser-lang$": "nothing.ts",
  "gatsby-script$": "nothing.ts",
  outdent$: "nothing.ts",
  qs$: "query-string.ts",
};

/** Replacements for packages of which the site uses only a part, in the browser and in HTML rendering. */
const subsets = {
  i18next$: "i18next.ts",
  "react-i18next$": "react-i18next.ts",
  [path.resolve("node_modules/lucide-react/dist/esm/createLucideIcon.mjs")]: "lucide-icon.ts",
};

/**
 * Modules excluded from HTML rendering in development, which renders only the head on the server. Otherwise
 * Gatsby would bundle every page in case one uses server-side rendering.
 */
const headOnly = {
  [path.resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js")]: "nothing.ts",
};

/** Compiles and minifies with SWC, and excludes unused code. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  const config = (getConfig as () => WebpackConfig)(); // Gatsby types the function as any
  const isClient = stage === "build-javascript";
  if (isClient) {
    minifyWithSwc(config.optimization.minimizer);
    // Half of webpack's length: hashes do not compress, and every page loads those of all lazy chunks. Not
    // possible with setWebpackConfig, which ignores `output`.
    config.output.hashDigestLength = 10;
  }
  actions.replaceWebpackConfig(config);
  const replacements = Object.entries({
    ...subsets,
    ...(isClient && unused),
    ...(stage === "develop-html" && headOnly),
  });
  const folder = path.resolve("plugins/lean-bundle/replacements");
  const alias = Object.fromEntries(replacements.map(([name, file]) => [name, path.join(folder, file)]));
  // A plugin, because Gatsby adds its TypeScript rules after the site's configuration.
  const swc = {
    apply: ({ options }: { options: { module: { rules: Rule[] } } }) =>
      readWithSwc(options.module.rules, stage),
  };
  actions.setWebpackConfig({ resolve: { alias }, plugins: [swc] });
};
