import type MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import { searchKinds, type SearchEntry, type SearchKind, type StoredEntry } from "@/lib/search-options";

/** A result: the fields shown of an entry, and its words that match the query (folded). */
export type Found = StoredEntry & { id: string; words: ReadonlySet<string> };

export type FoundGroup = { kind: SearchKind; found: Found[] };

/** Max results shown of one kind. */
const longestGroup = 6;

/** Pages are what most people look for; legal texts are long and contain nearly every word. */
const weights: Record<SearchKind, number> = {
  page: 1.5,
  solution: 1.2,
  channel: 1.2,
  faq: 1.1,
  story: 1,
  press: 0.9,
  reference: 1,
  legal: 0.5,
};

/** Min length of a word after endings are cut off. */
const shortestStem = 4;

const options = {
  boost: { title: 3, summary: 1.5 },
  prefix: (term: string) => term.length >= 2,
  // One typo from five letters, two from ten; in shorter words nearly everything would match.
  fuzzy: (term: string) => (term.length >= 5 ? 0.2 : false),
  boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
    weights[(stored as StoredEntry | undefined)?.kind ?? "page"],
};

/** Cuts a letter off every word that is longer than a stem; null when there is nothing left to cut. */
function shortened(query: string): string | null {
  const cut = query
    .split(/\s+/)
    .map((word) => (word.length > shortestStem ? word.slice(0, -1) : word))
    .join(" ");
  return cut === query ? null : cut;
}

/**
 * Looks for all words of the query, then without their endings (Turkish words grow at the end: "kuponlarımız" is to find
 * "kupon"), then for any of them.
 */
function search(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  for (let words: string | null = query; words !== null; words = shortened(words)) {
    const results = index.search(words, { ...options, combineWith: "AND" });
    if (results.length > 0) return results;
  }
  return index.search(query, { ...options, combineWith: "OR" });
}

/** The results of a query by kind: the kind with the best result first, at most six of each. */
export function findEntries(index: MiniSearch<SearchEntry>, query: string): FoundGroup[] {
  const groups = new Map<SearchKind, Found[]>();
  for (const result of search(index, query.trim())) {
    // The index keeps these fields of every entry.
    const { id, kind, url, title, summary, terms } = result as unknown as StoredEntry & {
      id: string;
      terms: string[];
    };
    if (!searchKinds.includes(kind)) continue;
    const found = groups.get(kind) ?? [];
    groups.set(kind, found);
    if (found.length < longestGroup) found.push({ id, kind, url, title, summary, words: new Set(terms) });
  }
  return [...groups].map(([kind, found]) => ({ kind, found }));
}
