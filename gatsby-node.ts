export { onCreateWebpackConfig } from "./src/gatsby/webpack-config";
export { createPages } from "./src/gatsby/create-pages";
export { createSchemaCustomization, createResolvers } from "./src/gatsby/schema";
export { onPreBootstrap, onCreateNode } from "./src/gatsby/content-check";
export { onPreBuild } from "./src/gatsby/offline-options";
export { onPostBuild } from "./src/gatsby/after-build";
