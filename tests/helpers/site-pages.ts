import fs from "node:fs";
import type { Locale } from "@/config/languages";
import { formerTexts } from "@/gatsby/data/former-texts";
import { localeOfPath, localizedPath } from "@/lib/locale-path";

/** One of the legal texts that are no longer in force, where there are any: all are of one template. */
const formerText = formerTexts("data")
  .map(({ path }) => path)
  .slice(0, 1);

/** Pages that answer and are kept out of search results, without language prefix. */
const hiddenPages = ["/deneme/", "/500/", "/onboarding/", ...formerText];

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
