/** Path of the press feed, without language prefix. */
export const feedPath = "/press/feed.xml";
