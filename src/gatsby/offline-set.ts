import fs from "node:fs";
import path from "node:path";
import { locales, type Locale } from "../config/languages";
import { localeOfPath, localizedPath } from "../lib/locale-path";

/** What the service worker keeps after one visit, so that every content page of a language opens offline. */
type OfflineSet = {
  /** Addresses of the pages. */
  pages: string[];
  /** Everything they need to be shown and to answer: styles, scripts, page data, pictures, the search index. */
  files: string[];
};

type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/** More pages than this are not kept: a long press archive would fill a visitor's phone. */
const mostPages = 60;

/** Width, in pixels, that a kept picture should come close to: sharp on a phone, still small. */
const pictureWidth = 800;

const unique = (values: readonly string[]) => [...new Set(values)];

/** The candidate of a `srcset` that comes closest to the wanted width from below, or the smallest. */
function closestCandidate(srcset: string): string | undefined {
  const candidates = srcset.split(",").map((candidate) => {
    const [url = "", width = "0w"] = candidate.trim().split(/\s+/);
    return { url, width: Number.parseInt(width, 10) };
  });
  candidates.sort((a, b) => a.width - b.width);
  return (candidates.findLast(({ width }) => width <= pictureWidth) ?? candidates[0])?.url;
}

/**
 * The files a page shows: its styles, one size of each picture in the most modern format, its plain pictures.
 * @example shownFiles('<link rel="stylesheet" href="/a.css"/>') // ["/a.css"]
 */
export function shownFiles(html: string): string[] {
  // Styles that stand in the page are a file as well, for when the page is reached without loading it.
  const styles = [...html.matchAll(/<(?:link rel="stylesheet" href|style data-href)="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  const pictures = [...html.matchAll(/<picture[^>]*>\s*<source [^>]*srcSet="([^"]+)"/gi)].flatMap(
    ([, srcset = ""]) => closestCandidate(srcset) ?? [],
  );
  const plain = [...html.matchAll(/<img [^>]*src="(\/[^"]+\.svg)"/g)].map(([, src = ""]) => src);
  const symbols = [...html.matchAll(/<use href="([^"#]+)/g)].map(([, href = ""]) => href);
  return unique([...styles, ...pictures, ...plain, ...symbols]);
}

/** The files a page asks for once it runs. */
function runFiles(html: string): string[] {
  const [, list = "[]"] = /"ahead":(\[[^\]]*\])/.exec(html) ?? [];
  return JSON.parse(list) as string[];
}

const isKept = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html);

/** The set of a language, out of the finished pages and webpack's record of which chunk consists of which files. */
function offlineSet(folder: string, locale: Locale, chunks: ChunkGroups): OfflineSet {
  const pages = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => `/${path.relative(folder, entry.parentPath)}/`.replace(/\/+/g, "/"))
    .filter((page) => localeOfPath(page) === locale)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const kept = pages
    .map((page) => ({ page, html: fs.readFileSync(path.join(folder, page, "index.html"), "utf8") }))
    .filter(({ html }) => runFiles(html).length > 0 && isKept(html))
    .slice(0, mostPages);
  const late = Object.entries(chunks)
    .filter(
      ([name]) =>
        name.startsWith("late-") && !locales.some((other) => other !== locale && name.endsWith(`-${other}`)),
    )
    .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`));
  const files = kept.flatMap(({ html }) => [...runFiles(html), ...shownFiles(html)]);
  return {
    pages: kept.map(({ page }) => page),
    files: unique([...files, ...late, `/search-index/${locale}.json`]).filter(
      (file) => !file.endsWith(".map"),
    ),
  };
}

/**
 * The set of somebody who is in the onboarding: the one page of all screens, and everything behind it.
 * @param groups webpack's record of which chunk consists of which files
 */
function onboardingSet(folder: string, locale: Locale, groups: ChunkGroups): OfflineSet {
  const page = localizedPath(locale, "/onboarding/");
  const html = fs.readFileSync(path.join(folder, page, "index.html"), "utf8");
  const scripts = [...html.matchAll(/<script src="(\/[^"]+\.js)"/g)].map(([, src = ""]) => src);
  const data = `/page-data${page}page-data.json`;
  const { componentChunkName } = JSON.parse(fs.readFileSync(path.join(folder, data), "utf8")) as {
    componentChunkName: string;
  };
  const chunks = Object.entries(groups)
    .filter(([name]) => name === componentChunkName || /^onboarding-|^late-calling-codes$/.test(name))
    .flatMap(([, { assets }]) => assets.map(({ name }) => `/${name}`))
    .filter((file) => !file.endsWith(".map"));
  const files = unique([...scripts, ...shownFiles(html), ...chunks, data, "/page-data/app-data.json"]);
  if (scripts.length === 0)
    throw new Error(`${page} holds no scripts: the onboarding would not work offline.`);
  return { pages: [page], files };
}

/** Writes `offline-set/<language>.json` and `offline-set/onboarding-<language>.json` beside the site; returns how many files each set keeps. */
export function writeOfflineSets(folder: string): Record<string, number> {
  const { namedChunkGroups } = JSON.parse(
    fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8"),
  ) as { namedChunkGroups: ChunkGroups };
  fs.mkdirSync(path.join(folder, "offline-set"), { recursive: true });
  return Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries({
        [locale]: offlineSet(folder, locale, namedChunkGroups),
        [`onboarding-${locale}`]: onboardingSet(folder, locale, namedChunkGroups),
      }).map(([name, set]) => {
        fs.writeFileSync(path.join(folder, "offline-set", `${name}.json`), JSON.stringify(set));
        return [name, set.pages.length + set.files.length];
      }),
    ),
  );
}
