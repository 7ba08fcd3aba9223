// What the site and its plugins agree on.

/** Where the development server tells open pages what is wrong in the content; no built site answers there. */
export const contentUpdatesPath = "/___content-updates";

/** Whether the build has a search index: gatsby-config.ts sets the variable where plugins/site-search is left out. */
export const hasSearch = process.env.GATSBY_SEARCH !== "off";

/** The event by which plugins/offline-pages tells the page that a new version of the site waits. */
export const updateReadyEvent = "site-update-ready";
