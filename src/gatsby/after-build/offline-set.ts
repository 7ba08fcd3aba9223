import fs from "node:fs";
import path from "node:path";
import { locales, type Locale } from "../../config/languages";
import { localeOfPath } from "../../lib/locale-path";
import { searchIndexPath } from "../../lib/search-options";
import type { ChunkGroups, FinishedPage } from "./finish-pages";

/** What the service worker keeps after one visit, so that every content page of a language opens offline. */
type OfflineSet = {
  /** Addresses of the pages. */
  pages: string[];
  /** Everything they need to be shown and to answer: styles, scripts, page data, pictures, the search index. */
  files: string[];
};

/** More pages are not kept: a long press archive would fill a visitor's phone. */
const maxPages = 60;

const unique = (values: readonly string[]) => [...new Set(values)];

/** Chunks that a language loads on demand: those named as deferred, without the strings of other languages. */
const isDeferredChunk = (name: string, locale: Locale) =>
  name.startsWith("late-") && !locales.some((other) => other !== locale && name.endsWith(`-${other}`));

/**
 * The set of a language: its pages without framework tags that search engines may list, the shortest addresses first.
 * @param groups webpack's record of which chunk consists of which files
 */
export function offlineSet(pages: readonly FinishedPage[], locale: Locale, groups: ChunkGroups): OfflineSet {
  const kept = pages
    .filter((page) => page.path.endsWith("/") && localeOfPath(page.path) === locale)
    .filter(({ prefetched, isIndexed }) => prefetched.length > 0 && isIndexed)
    .sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, maxPages);
  const deferred = Object.entries(groups)
    .filter(([name]) => isDeferredChunk(name, locale))
    .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`));
  const files = kept.flatMap(({ prefetched, shownFiles }) => [...prefetched, ...shownFiles]);
  return {
    pages: kept.map((page) => page.path),
    files: unique([...files, ...deferred, searchIndexPath(locale)]).filter((file) => !file.endsWith(".map")),
  };
}

/** Writes `offline-set/<language>.json` beside the site; returns how many files each language keeps. */
export function writeOfflineSets(folder: string, pages: readonly FinishedPage[]): Record<string, number> {
  const { namedChunkGroups } = JSON.parse(
    fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8"),
  ) as { namedChunkGroups: ChunkGroups };
  fs.mkdirSync(path.join(folder, "offline-set"), { recursive: true });
  return Object.fromEntries(
    locales.map((locale) => {
      const set = offlineSet(pages, locale, namedChunkGroups);
      fs.writeFileSync(path.join(folder, "offline-set", `${locale}.json`), JSON.stringify(set));
      return [locale, set.pages.length + set.files.length];
    }),
  );
}
