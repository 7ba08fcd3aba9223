/** Where the development server tells open pages what is wrong in the content; no built site answers there. */
export const contentUpdatesPath = "/___content-updates";
