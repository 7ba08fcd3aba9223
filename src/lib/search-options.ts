import type { Options } from "minisearch";
import { searchWords } from "./fold-text";

/** Types of search results in display order: direct answers precede news and long texts. */
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

export type SearchEntry = {
  /** Unique id; for a page, `page:` and its address. */
  id: string;
  kind: SearchKind;
  /** Address without language prefix. */
  url: string;
  title: string;
  /** Start of the text, displayed below the title. */
  summary: string;
  /** Text that can be searched but is not displayed. */
  text: string;
};

/** Content item from which plugins/site-search generates entries. */
export type Searchable = {
  kind: SearchKind;
  /** Id that is unique among items of its type. */
  id: string;
  title: string;
  /** Main text, which starts with the summary; HTML is split into one entry per section. */
  lead: string;
  isHtml?: boolean;
  /** Additional texts that can be searched but are not displayed. */
  more: string[];
  /**
   * Possible addresses of the entry's page, preferred ones first, without language prefix; the first one that
   * exists is used.
   */
  addresses: string[];
};

/** Fields of an entry that the index stores for display. */
export type StoredEntry = Pick<SearchEntry, "kind" | "url" | "title" | "summary">;

export const searchIndexPath = (locale: string) => `/search-index/${locale}.json`;

/** Options for building and searching the index, which must be the same for both. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "summary", "text"],
  storeFields: ["kind", "url", "title", "summary"],
  tokenize: (text) => searchWords(text).flat(),
  // Words are already normalised by the tokeniser.
  processTerm: (term) => term,
};
