import crypto from "node:crypto";
import path from "node:path";
import { defaultLocale } from "../../config/languages";
import { contentDay, publishedItems } from "../data/publishing";
import { foldText } from "../../lib/fold-text";
import { pressPagePath, pressPageSize } from "../../lib/press-pages";
import { slugOf } from "../../lib/slug";

type PressFile = { slug: string; date: string; source: Record<string, string> };

/** A source with its name in every language. */
export type PressSource = { slug: string; name: Record<string, string> };

/** One page of a list of the press: what its address shows. */
export type PressPage = {
  path: string;
  /** Items of this page, newest first. */
  slugs: string[];
  number: number;
  count: number;
  /** Items of the whole list. */
  total: number;
  /** The list of one source; the whole press when null. */
  source: PressSource | null;
  /** All sources, where the press has more than one page; then each has an address of its own. */
  sources: PressSource[];
};

/** The press items of the data folder that are published on a day, newest first; of one day in the order of their slugs. */
export function readPressItems(dataFolder: string, day = contentDay()): PressFile[] {
  return publishedItems<PressFile>(path.join(dataFolder, "press"), day).sort(
    (a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1),
  );
}

/**
 * The part of an address that stands for a source. Names with letters that addresses do not have, such as Cyrillic ones, get a
 * number of their own, which stays the same as long as the name does.
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
 * Every page of the press. While it fits on one page that page filters by source itself; beyond, each source has numbered
 * pages of its own.
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
