import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** The alias `@/` of tsconfig.json, for webpack. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { "@": path.resolve("src") } } });
};
