/** The event by which plugins/offline-pages tells the page that a new version of the site waits. */
export const updateReadyEvent = "site-update-ready";
