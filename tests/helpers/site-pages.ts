import fs from "node:fs";
import type { Locale } from "@/config/languages";
import { formerTexts } from "@/gatsby/data/former-texts";
import { localeOfPath, localizedPath } from "@/lib/locale-path";

/** One of the former legal texts, if any; they share a template. */
const formerText = formerTexts("data")
  .map(({ path }) => path)
  .slice(0, 1);

/** Existing pages excluded from search results, without language prefix. */
const hiddenPages = ["/deneme/", "/500/", "/onboarding/", ...formerText];

/** Returns the page paths of a language in the built sitemap, in its order. */
export const sitemapPages = (locale: Locale): string[] =>
  [...fs.readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => localeOfPath(path) === locale);

/** Returns the paths of all pages of a language, including unindexed ones. */
export const sitePages = (locale: Locale): string[] => [
  ...sitemapPages(locale),
  ...hiddenPages.map((path) => localizedPath(locale, path)),
];
