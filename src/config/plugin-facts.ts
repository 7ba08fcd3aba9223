// Constants shared by the site and its plugins.

/** Path of the development server's event stream of content errors; built sites do not have it. */
export const contentUpdatesPath = "/___content-updates";

/** Empty page of gatsby-plugin-offline; the service worker requests its `index.html`. */
export const appShell = "/offline-plugin-app-shell-fallback/";

/**
 * Whether the build has a search index; gatsby-config.ts sets the variable to "off" if plugins/site-search is
 * omitted.
 */
export const hasSearch = process.env.GATSBY_SEARCH !== "off";

/** Event by which plugins/offline-pages notifies the page that a new version of the site is ready. */
export const updateReadyEvent = "site-update-ready";
