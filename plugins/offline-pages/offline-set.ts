import fs from "node:fs";
import path from "node:path";
import { locales, type Locale } from "../../src/config/languages";
import { appShell } from "../../src/config/plugin-facts";
import { isOnboardingPath } from "../../src/lib/addresses";
import { localeOfPath, localizedPath } from "../../src/lib/locale-path";
import { searchIndexPath } from "../../src/lib/search-options";
import type { KeptPage } from "./kept-page";

/**
 * URLs that the service worker caches after one visit, so that every content page of a language opens
 * offline.
 */
type OfflineSet = {
  pages: string[];
  /**
   * Files that the pages need to be displayed and interactive: styles, scripts, page data, pictures, the
   * search index.
   */
  files: string[];
};

/** Properties of the built site from which the offline sets are generated. */
export type KeepableSite = {
  pages: readonly KeptPage[];
  /** Files of each chunk, from webpack's statistics. */
  groups: Record<string, { assets: { name: string }[] }>;
  chunkOf: (path: string) => string | undefined;
  hasFile: (address: string) => boolean;
};

/** Chunks that forms load lazily. */
const formChunks = ["lazy-country-names", "lazy-form-check", "lazy-legal-text"];

/**
 * Reports whether pages in a language load a chunk lazily: its name has the given prefix, and it contains no
 * other language's strings.
 */
const isDeferredChunk = (name: string, prefix: "lazy" | "onboarding", locale: Locale) =>
  name.startsWith(`${prefix}-`) &&
  !locales.some((other) => other !== locale && name.startsWith(`${prefix}-${other}-`));

const filesOf = ({ groups }: KeepableSite, isWanted: (name: string) => boolean) =>
  Object.entries(groups)
    .filter(([name]) => isWanted(name))
    .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`));

/** Returns the URLs of a page's data, including data shared by all pages. */
const dataOf = (address: string) => [
  `/page-data/${address.replace(/^\/|\/$/g, "") || "index"}/page-data.json`,
  "/page-data/app-data.json",
];

const setOf = (pages: readonly KeptPage[], files: readonly string[]): OfflineSet => ({
  pages: pages.map(({ path: address }) => address),
  files: [...new Set(files)].filter((file) => !file.endsWith(".map")),
});

/**
 * Returns the offline set of a language: its indexable content pages, shortest addresses first.
 * @param maxPages limit on the number of pages, because a large press archive would fill a phone's storage
 */
export function offlineSet(site: KeepableSite, locale: Locale, maxPages: number): OfflineSet {
  const isContent = ({ path: address, isIndexed }: KeptPage) =>
    isIndexed && address.endsWith("/") && address !== appShell && !isOnboardingPath(address);
  const kept = site.pages
    .filter((page) => isContent(page) && localeOfPath(page.path) === locale)
    .sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, maxPages);
  const files = kept.flatMap(({ path: address, scripts, shownFiles }) => {
    const component = filesOf(site, (name) => name === site.chunkOf(address));
    const ownScripts = component.filter((file) => !file.endsWith(".css")); // styles are inlined
    return [...scripts, ...ownScripts, ...dataOf(address), ...shownFiles];
  });
  const deferred = filesOf(site, (name) => isDeferredChunk(name, "lazy", locale));
  const index = [searchIndexPath(locale)].filter(site.hasFile);
  return setOf(kept, [...files, ...deferred, ...index]);
}

/**
 * Returns the offline set of the onboarding: its only page, and all files that its screens need.
 * @throws if the onboarding has no page or no scripts and would not work offline
 */
export function onboardingSet(site: KeepableSite, locale: Locale): OfflineSet {
  const address = localizedPath(locale, "/onboarding/");
  const page = site.pages.find(({ path: at }) => at === address);
  if (!page || page.scripts.length === 0) throw new Error(`${address} has no scripts.`);
  const chunk = site.chunkOf(address);
  const chunks = filesOf(
    site,
    (name) => name === chunk || formChunks.includes(name) || isDeferredChunk(name, "onboarding", locale),
  );
  return setOf([page], [...page.scripts, ...page.shownFiles, ...chunks, ...dataOf(address)]);
}

/**
 * Writes `offline-set/<language>.json` and `offline-set/onboarding-<language>.json` into the site.
 * @returns the number of files in each set
 */
export function writeOfflineSets(folder: string, pages: readonly KeptPage[], maxPages: number) {
  const fileOf = (address: string) => path.join(folder, address);
  const read = (address: string): unknown => JSON.parse(fs.readFileSync(fileOf(address), "utf8"));
  const { namedChunkGroups: groups } = read("webpack.stats.json") as {
    namedChunkGroups: KeepableSite["groups"];
  };
  const site: KeepableSite = {
    pages,
    groups,
    chunkOf: (address) =>
      (read(dataOf(address)[0] ?? "") as { componentChunkName: string }).componentChunkName,
    hasFile: (address) => fs.existsSync(fileOf(address)),
  };
  fs.mkdirSync(path.join(folder, "offline-set"), { recursive: true });
  const sets = locales.flatMap((locale): [string, OfflineSet][] => [
    [locale, offlineSet(site, locale, maxPages)],
    [`onboarding-${locale}`, onboardingSet(site, locale)],
  ]);
  return Object.fromEntries(
    sets.map(([name, set]) => {
      fs.writeFileSync(path.join(folder, "offline-set", `${name}.json`), JSON.stringify(set));
      return [name, set.pages.length + set.files.length];
    }),
  );
}
