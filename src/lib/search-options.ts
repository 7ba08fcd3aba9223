import type { Options } from "minisearch";
import { searchWords } from "./fold-text";

/** Kinds of search results in display order: direct answers precede news and long texts. */
export const searchKinds = [
  "faq",
  "page",
  "solution",
  "channel",
  "story",
  "reference",
  "press",
  "legal",
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Entry of the search index. */
export type SearchEntry = {
  /** Unique id; for a page, `page:` followed by its address. */
  id: string;
  kind: SearchKind;
  /** Address without language prefix. */
  url: string;
  title: string;
  /** Beginning of the text, shown below the title. */
  summary: string;
  /** Further searchable text. */
  text: string;
};

/** Content item from which plugins/site-search creates entries. */
export type Searchable = {
  kind: SearchKind;
  /** Id that is unique within its kind. */
  id: string;
  title: string;
  /** Main text, whose beginning is the summary; HTML is split into one entry per chapter. */
  lead: string;
  isHtml?: boolean;
  /** Further searchable texts. */
  more: string[];
  /** Candidate addresses in order of preference, without language prefix. */
  addresses: string[];
};

/** Fields of an entry that the index stores for display. */
export type StoredEntry = Pick<SearchEntry, "kind" | "url" | "title" | "summary">;

/** Path of a language's search index. */
export const searchIndexPath = (locale: string) => `/search-index/${locale}.json`;

/** Options that must be the same when the index is built and when it is searched. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "summary", "text"],
  storeFields: ["kind", "url", "title", "summary"],
  tokenize: (text) => searchWords(text).flat(),
  // Words are already normalised by the tokeniser.
  processTerm: (term) => term,
};
