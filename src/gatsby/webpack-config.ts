import path from "node:path";
import type { GatsbyNode } from "gatsby";

type WebpackPlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };

/**
 * The alias `@/` of tsconfig.json, for webpack. The order of style sheets is left open: cascade layers decide what wins,
 * so warnings about it would be noise.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig }) => {
  const { plugins } = (getConfig as () => { plugins: WebpackPlugin[] })(); // Gatsby types it as any function
  const extract = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract?.options) extract.options.ignoreOrder = true;
  actions.setWebpackConfig({ resolve: { alias: { "@": path.resolve("src") } } });
};
