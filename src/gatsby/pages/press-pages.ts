import crypto from "node:crypto";
import path from "node:path";
import { defaultLocale } from "../../config/languages";
import { contentDay, publishedItems } from "../data/publishing";
import { foldText } from "../../lib/fold-text";
import { pressPagePath, pressPageSize } from "../../lib/press-pages";
import { slugOf } from "../../lib/slug";

type PressFile = { slug: string; date: string; source: Record<string, string> };

/** Press source with its name in every language. */
export type PressSource = { slug: string; name: Record<string, string> };

export type PressPage = {
  path: string;
  /** Slugs of the page's items, newest first. */
  slugs: string[];
  number: number;
  count: number;
  /** Total number of items, across all pages. */
  total: number;
  /** Source of the listed items; null for all sources. */
  source: PressSource | null;
  /** All sources, each with its own address, if the list has several pages; otherwise empty. */
  sources: PressSource[];
};

/** Returns the press items published on a day, newest first; items from the same day are sorted by slug. */
export function readPressItems(dataFolder: string, day = contentDay()): PressFile[] {
  return publishedItems<PressFile>(path.join(dataFolder, "press"), day).sort(
    (a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1),
  );
}

/**
 * Returns the URL segment of a source. Names in other scripts, such as Cyrillic, are replaced with a number
 * derived from the name.
 */
function sourceSlug(name: string): string {
  const slug = slugOf(name);
  const letters = foldText(name)
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");
  if (slug !== "" && !/[^a-z0-9]/.test(letters)) return slug;
  const number = crypto.createHash("sha256").update(name.normalize("NFC")).digest("hex").slice(0, 8);
  return slug === "" ? number : `${slug}-${number}`;
}

function pagesOf(
  items: readonly PressFile[],
  source: PressSource | null,
  sources: PressSource[],
): PressPage[] {
  const count = Math.max(1, Math.ceil(items.length / pressPageSize));
  return Array.from({ length: count }, (_, index) => ({
    path: pressPagePath(index + 1, source?.slug),
    slugs: items.slice(index * pressPageSize, (index + 1) * pressPageSize).map(({ slug }) => slug),
    number: index + 1,
    count,
    total: items.length,
    source,
    sources,
  }));
}

/**
 * Returns all press pages. A single page filters by source itself; if there are several, each source has its
 * own numbered pages.
 */
export function pressPages(items: readonly PressFile[]): PressPage[] {
  if (items.length <= pressPageSize) return pagesOf(items, null, []);
  const bySlug = new Map<string, { source: PressSource; items: PressFile[] }>();
  for (const item of items) {
    const slug = sourceSlug(item.source[defaultLocale] ?? "");
    const known = bySlug.get(slug);
    if (known) known.items.push(item);
    else bySlug.set(slug, { source: { slug, name: item.source }, items: [item] });
  }
  const lists = [...bySlug.values()];
  const sources = lists.map(({ source }) => source);
  return [
    ...pagesOf(items, null, sources),
    ...lists.flatMap((list) => pagesOf(list.items, list.source, sources)),
  ];
}
