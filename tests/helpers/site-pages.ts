import fs from "node:fs";
import type { Locale } from "@/config/languages";
import { localeOfPath, localizedPath } from "@/lib/locale-path";

/** Pages that answer and are kept out of search results, without language prefix. */
const hiddenPages = ["/deneme/", "/500/", "/onboarding/"];

/** Paths of the pages of a language that the built sitemap lists, in its order. */
export const sitemapPages = (locale: Locale): string[] =>
  [...fs.readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => localeOfPath(path) === locale);

/** Paths of all pages of a language: those of the sitemap, and those that search results do not show. */
export const sitePages = (locale: Locale): string[] => [
  ...sitemapPages(locale),
  ...hiddenPages.map((path) => localizedPath(locale, path)),
];
