/** Where the press can be subscribed to: path without language prefix. */
export const feedPath = "/press/feed.xml";
