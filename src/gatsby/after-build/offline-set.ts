import fs from "node:fs";
import path from "node:path";
import { locales, type Locale } from "../../config/languages";
import { localeOfPath, localizedPath } from "../../lib/locale-path";
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

/** Chunks that a language loads on demand: those whose names begin so, without the strings of other languages. */
const isDeferredChunk = (name: string, prefix: "lazy" | "onboarding", locale: Locale) =>
  name.startsWith(`${prefix}-`) &&
  !locales.some((other) => other !== locale && name.startsWith(`${prefix}-${other}-`));

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
    .filter(([name]) => isDeferredChunk(name, "lazy", locale))
    .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`));
  const files = kept.flatMap(({ prefetched, shownFiles }) => [...prefetched, ...shownFiles]);
  return {
    pages: kept.map((page) => page.path),
    files: unique([...files, ...deferred, searchIndexPath(locale)]).filter((file) => !file.endsWith(".map")),
  };
}

/** What any form loads on demand. */
const formChunks = ["lazy-country-names", "lazy-form-check", "lazy-legal-text"];

/**
 * The set of somebody who is in the onboarding: the one page of all screens, and everything behind it.
 * @param chunk name of the page's own chunk
 * @param groups webpack's record of which chunk consists of which files
 * @throws when the onboarding has no page or no scripts, and would not work offline
 */
export function onboardingSet(
  pages: readonly FinishedPage[],
  locale: Locale,
  groups: ChunkGroups,
  chunk: string,
): OfflineSet {
  const address = localizedPath(locale, "/onboarding/");
  const page = pages.find(({ path: at }) => at === address);
  if (!page || page.scripts.length === 0) throw new Error(`${address} holds no scripts.`);
  const chunks = Object.entries(groups)
    .filter(
      ([name]) => name === chunk || formChunks.includes(name) || isDeferredChunk(name, "onboarding", locale),
    )
    .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`))
    .filter((file) => !file.endsWith(".map"));
  const data = [`/page-data${address}page-data.json`, "/page-data/app-data.json"];
  return { pages: [address], files: unique([...page.scripts, ...page.shownFiles, ...chunks, ...data]) };
}

/**
 * Writes `offline-set/<language>.json` and `offline-set/onboarding-<language>.json` beside the site; returns how many files each
 * set keeps.
 */
export function writeOfflineSets(folder: string, pages: readonly FinishedPage[]): Record<string, number> {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));
  const { namedChunkGroups: groups } = read("webpack.stats.json") as { namedChunkGroups: ChunkGroups };
  const chunkOf = (address: string) =>
    (read(`page-data${address}page-data.json`) as { componentChunkName: string }).componentChunkName;
  fs.mkdirSync(path.join(folder, "offline-set"), { recursive: true });
  const sets = locales.flatMap((locale): [string, OfflineSet][] => [
    [locale, offlineSet(pages, locale, groups)],
    [
      `onboarding-${locale}`,
      onboardingSet(pages, locale, groups, chunkOf(localizedPath(locale, "/onboarding/"))),
    ],
  ]);
  return Object.fromEntries(
    sets.map(([name, set]) => {
      fs.writeFileSync(path.join(folder, "offline-set", `${name}.json`), JSON.stringify(set));
      return [name, set.pages.length + set.files.length];
    }),
  );
}
