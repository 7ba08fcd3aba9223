import { feedPath } from "../lib/addresses";
import { localizedPath } from "../lib/locale-path";
import type { Locale } from "./languages";
import type { Alias } from "./redirects";

/** Names under which crawlers, browsers and visitors request each file. */
const fileNames: Record<string, readonly string[]> = {
  "/sitemap-index.xml": ["/sitemap.xml", "/sitemap_index.xml", "/wp-sitemap.xml", "/sitemap"],
  [feedPath]: [
    ...["/feed", "/feed.xml", "/rss", "/rss.xml", "/atom.xml", "/index.xml"],
    ...["/press/feed", "/press/rss", "/press/rss.xml"],
  ],
  "/robots.txt": ["/robots"],
  "/.well-known/security.txt": ["/security.txt"],
  "/apple-touch-icon.png": ["/apple-touch-icon-precomposed.png"],
};

/** All names of the aliased files, including the actual ones; they also apply below each language prefix. */
export const fileAliases: readonly Alias[] = Object.entries(fileNames).flatMap(([to, names]) =>
  [to, ...names].map((from) => ({ from, to })),
);

/** Returns the path of a file in a language; only the feed is translated. */
export const localizedFile = (locale: Locale, file: string): string =>
  file === feedPath ? localizedPath(locale, file) : file;
