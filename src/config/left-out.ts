/** Whether the build has a search index: gatsby-config.ts sets the variable where plugins/site-search is left out. */
export const hasSearch = process.env.GATSBY_SEARCH !== "off";
