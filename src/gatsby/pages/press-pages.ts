import fs from "node:fs";
import path from "node:path";
import { pressPagePath, pressPageSize } from "../../lib/press-pages";

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

const folded: Record<string, string> = { ı: "i", ğ: "g", ü: "u", ş: "s", ö: "o", ç: "c" };

/** @example sourceSlug("Dijital Dükkân") // "dijital-dukkan" */
export const sourceSlug = (name: string): string =>
  name
    .toLocaleLowerCase("tr")
    .replace(/[ığüşöç]/g, (letter) => folded[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The press items of the data folder, newest first; of one day in the order of their slugs. */
export function readPressItems(dataFolder: string): PressFile[] {
  const folder = path.join(dataFolder, "press");
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as PressFile)
    .sort((a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1));
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
    const slug = sourceSlug(item.source.tr ?? "");
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
