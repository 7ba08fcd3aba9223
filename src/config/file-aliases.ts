import { feedPath } from "../lib/addresses";
import type { Alias } from "./redirects";

/** Files that machines look for by a usual name, each also below a language's prefix where `to` is. */
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
