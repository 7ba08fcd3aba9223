export { onCreateWebpackConfig } from "./src/gatsby/webpack/webpack-config";
export { createPages } from "./src/gatsby/pages/create-pages";
export { createSchemaCustomization, createResolvers } from "./src/gatsby/schema/schema";
export { onPostBuild } from "./src/gatsby/feeds/after-build";
