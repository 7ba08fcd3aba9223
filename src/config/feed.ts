/** Path of the press feed, without language prefix. */
export const feedPath = "/press/feed.xml";

/**
 * What the ids of the feed and of its entries are made of (RFC 9562, 5.5): it never changes, neither with the site's address nor with
 * its name. Another company's site takes another.
 */
export const feedNamespace = "5b1d1c52-7f0e-4b6a-9a52-6d0a4b6f3c11";
