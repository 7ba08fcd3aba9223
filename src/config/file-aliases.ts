import { feedPath } from "../lib/addresses";
import type { Alias } from "./redirects";

/**
 * Redirects from well-known file names that crawlers and browsers request; each also applies below the
 * language prefixes for which its target exists.
 */
export const fileAliases: readonly Alias[] = [
  ...["/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml", "/sitemap"].map((from) => ({
    from,
    to: "/sitemap-index.xml",
  })),
  ...[
    "/feed",
    "/feed.xml",
    "/rss",
    "/rss.xml",
    "/atom.xml",
    "/index.xml",
    "/press/feed",
    "/press/rss.xml",
  ].map((from) => ({ from, to: feedPath })),
  { from: "/security.txt", to: "/.well-known/security.txt" },
  { from: "/apple-touch-icon-precomposed.png", to: "/apple-touch-icon.png" },
];
