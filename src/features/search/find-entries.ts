import type MiniSearch from "minisearch";
import type { Query, SearchResult } from "minisearch";
import { searchWords, withShorterWords } from "@/lib/fold-text";
import { searchKinds, type SearchEntry, type SearchKind, type StoredEntry } from "@/lib/search-options";

/**
 * A search result: the displayed fields of an entry, and its words that match the query, normalised by
 * `foldText`.
 */
export type Found = StoredEntry & {
  id: string;
  words: ReadonlySet<string>;
  /** Whether the title contains a word of the query. */
  isTitled?: boolean;
};

type Match = { id: string; terms: string[]; match: Record<string, string[]> };

export type FoundGroup = { kind: SearchKind; found: Found[] };

/** Maximum number of results per type. */
const maxGroupSize = 6;

/**
 * Boost per type: pages are the most frequent targets, whereas legal texts are long and contain nearly every
 * word.
 */
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

const options = {
  boost: { title: 3, summary: 1.5 },
  prefix: (term: string) => term.length >= 2,
  // One typo from five letters on, two from ten; in shorter words nearly everything would match.
  fuzzy: (term: string) => (term.length >= 5 ? 0.2 : false),
  boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
    weights[(stored as StoredEntry | undefined)?.kind ?? "page"],
};

/**
 * Searches for all words of the query; if nothing matches, for all words with their suffixes removed, then for
 * any of the words.
 */
function search(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  for (const words of withShorterWords(query)) {
    const results = index.search({ combineWith: "AND", queries: queriesOf(words) }, options);
    if (results.length > 0) return results;
  }
  return index.search({ combineWith: "OR", queries: queriesOf(query) }, options);
}

/** Returns a query per word; a word with an apostrophe or hyphen matches as a whole or by its parts. */
const queriesOf = (query: string): Query[] =>
  searchWords(query).map((parts) => {
    const word = parts.at(-1) ?? "";
    if (parts.length === 1) return word;
    return { combineWith: "OR", queries: [word, { combineWith: "AND", queries: parts.slice(0, -1) }] };
  });

const answers: readonly SearchKind[] = ["faq", "page", "solution", "channel"];

/** Ranks answers with a matching title first, then other answers, then all other results. */
function rankOf(kind: SearchKind, found: readonly Found[]): number {
  const isTitled = found[0]?.isTitled === true;
  if (answers.includes(kind) || (kind === "legal" && isTitled)) return isTitled ? 0 : 1;
  return 2;
}

/** Returns results by type, at most six each: answers before news, title matches before other matches. */
export function findEntries(index: MiniSearch<SearchEntry>, query: string): FoundGroup[] {
  const groups = new Map<SearchKind, Found[]>();
  for (const result of search(index, query.trim())) {
    // The fields stored in the index for each entry.
    const { id, kind, url, title, summary, terms, match } = result as unknown as StoredEntry & Match;
    if (!searchKinds.includes(kind)) continue;
    const found = groups.get(kind) ?? [];
    groups.set(kind, found);
    const isTitled = Object.values(match).some((fields) => fields.includes("title"));
    found.push({ id, kind, url, title, summary, words: new Set(terms), isTitled });
  }
  for (const found of groups.values())
    found.sort((a, b) => Number(b.isTitled ?? false) - Number(a.isTitled ?? false));
  return searchKinds
    .flatMap((kind) => {
      const found = groups.get(kind);
      return found ? [{ kind, found: found.slice(0, maxGroupSize) }] : [];
    })
    .sort((a, b) => rankOf(a.kind, a.found) - rankOf(b.kind, b.found));
}
