import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { inlineScript } from "../../../plugins/shared/bundle-script";
import { isInStudio } from "../schema/text-sources";
import { adapterFile } from "./api-adapter";
import { studioStringRules } from "./studio-strings";

/** What src/app/gatsby-ssr.tsx puts into pages as it is: inline scripts, and in development the order of the cascade layers. */
const inlineTexts = () => ({
  LAYER_ORDER: JSON.stringify(fs.readFileSync("src/styles/layers.css", "utf8")),
  EVERY_PAGE_SCRIPT: JSON.stringify(inlineScript("src/inline/every-page.ts")),
  ROOT_PAGE_SCRIPT: JSON.stringify(inlineScript("src/inline/root-page.ts")),
  NOT_FOUND_PAGE_SCRIPT: JSON.stringify(inlineScript("src/inline/not-found-page.ts")),
});

/** What the site cannot be built without: the alias `@/` of tsconfig.json, the inline scripts, the backend's adapter, the studio's marks. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, plugins, stage }) => {
  const define = plugins.define as (values: Record<string, string>) => object; // Gatsby types it as any function
  const paths = Object.entries({
    // Before the alias that it begins with.
    "@/services/adapters/none$": adapterFile(process.env.GATSBY_API_ADAPTER ?? ""),
    "@": "src",
    [path.resolve(".cache/route-announcer-props.js")]: "src/layout/route-announcer-props.js",
  });
  const alias = Object.fromEntries(paths.map(([name, file]) => [name, path.resolve(file)]));
  const isBuild = stage === "build-javascript" || stage === "build-html";
  // Apollo Client keeps its messages for developers, one of them to the console, unless configured otherwise.
  const developerMessages = define({ "globalThis.__DEV__": JSON.stringify(!isBuild) });
  const isHtml = stage === "build-html" || stage === "develop-html";
  actions.setWebpackConfig({
    resolve: { alias },
    module: { rules: isInStudio() ? studioStringRules() : [] },
    plugins: isHtml ? [developerMessages, define(inlineTexts())] : [developerMessages],
  });
};
