import "./src/gatsby/bundle/quick-pictures";

export { onCreateWebpackConfig } from "./src/gatsby/bundle/webpack-config";
export { createPages } from "./src/gatsby/pages/create-pages";
export { createSchemaCustomization, createResolvers } from "./src/gatsby/schema/schema";
export { onPreBootstrap, onCreateDevServer } from "./src/gatsby/content/content-hooks";
export { onPreBuild } from "./src/gatsby/bundle/offline-options";
export { onPostBuild } from "./src/gatsby/after-build/after-build";
