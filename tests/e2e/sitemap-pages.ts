import fs from "node:fs";

/** Paths of all pages of the sitemap, in its order. */
export const sitemapPages = (): string[] =>
  [...fs.readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
