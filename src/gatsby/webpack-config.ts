import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

type Banner = { banner: string; raw: boolean; test: RegExp };

/** The part of webpack's compiler that is used here; webpack itself is Gatsby's. */
type Compiler = { webpack: { BannerPlugin: new (options: Banner) => { apply(compiler: Compiler): void } } };

/** The statement of `src/styles/layers.css` that names the order of all styles. */
const layerOrder = () =>
  /@layer [^;{]+;/.exec(fs.readFileSync(path.resolve("src/styles/layers.css"), "utf8"))?.[0] ?? "";

/**
 * Puts the order of the layers first in every style sheet. The bundler orders modules by page, so without it the first
 * page's own styles could come before the order and turn it upside down.
 */
const layersFirst = {
  apply: (compiler: Compiler) =>
    new compiler.webpack.BannerPlugin({ banner: layerOrder(), raw: true, test: /\.css$/ }).apply(compiler),
};

/** The alias `@/` of tsconfig.json, and the order of styles, for webpack. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { "@": path.resolve("src") } }, plugins: [layersFirst] });
};
