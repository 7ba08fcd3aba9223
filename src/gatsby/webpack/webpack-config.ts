import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { inlineScript } from "../../../plugins/shared/bundle-script";
import { isInStudio } from "../schema/text-sources";
import { adapterFile } from "./api-adapter";
import { studioStringRules } from "./studio-strings";

/**
 * Returns the build-time constants of src/app/gatsby-ssr.tsx: inline scripts and, in development, the order
 * of the cascade layers.
 */
const inlineTexts = () => ({
  LAYER_ORDER: JSON.stringify(fs.readFileSync("src/styles/layers.css", "utf8")),
  EVERY_PAGE_SCRIPT: JSON.stringify(inlineScript("src/inline/every-page.ts")),
  ROOT_PAGE_SCRIPT: JSON.stringify(inlineScript("src/inline/root-page.ts")),
  NOT_FOUND_PAGE_SCRIPT: JSON.stringify(inlineScript("src/inline/not-found-page.ts")),
});

/**
 * Required webpack configuration: the alias `@/` from tsconfig.json, the inline scripts, the backend's adapter,
 * and the studio's markers.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  const define = plugins.define as (values: Record<string, string>) => object; // Gatsby types the function as any
  const paths = Object.entries({
    // Must precede the more general alias `@/`.
    "@/services/adapters/none$": adapterFile(process.env.GATSBY_API_ADAPTER ?? ""),
    "@": "src",
    [path.resolve(".cache/route-announcer-props.js")]: "src/layout/route-announcer-props.js",
  });
  const alias = Object.fromEntries(paths.map(([name, file]) => [name, path.resolve(file)]));
  const isBuild = stage === "build-javascript" || stage === "build-html";
  // Unless this is false, Apollo Client includes developer messages and logs one of them to the console.
  const developerMessages = define({ "globalThis.__DEV__": JSON.stringify(!isBuild) });
  const isHtml = stage === "build-html" || stage === "develop-html";
  actions.setWebpackConfig({
    resolve: { alias },
    module: { rules: isInStudio() ? studioStringRules() : [] },
    plugins: isHtml ? [developerMessages, define(inlineTexts())] : [developerMessages],
  });
};
