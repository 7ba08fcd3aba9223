import type { Options } from "minisearch";
import { searchWords } from "./fold-text";

/** What can be found, in the order in which it is shown: what answers a question before news and texts that mention everything. */
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

/** Something that can be found. */
export type SearchEntry = {
  /** Unique; of a page: `page:` and its address. */
  id: string;
  kind: SearchKind;
  /** Address without language prefix. */
  url: string;
  title: string;
  /** The beginning of the text, shown below the title. */
  summary: string;
  /** Everything else that may be looked for. */
  text: string;
};

/** Something of the content that plugins/site-search makes entries of. */
export type Searchable = {
  kind: SearchKind;
  /** Unique among its kind. */
  id: string;
  title: string;
  /** The text of which a result shows the beginning; HTML becomes an entry for each chapter. */
  lead: string;
  isHtml?: boolean;
  /** What else it is found by. */
  more: string[];
  /** Addresses where it may be, the best first, without language prefix. */
  addresses: string[];
};

/** What a result shows: the parts of an entry that the index keeps. */
export type StoredEntry = Pick<SearchEntry, "kind" | "url" | "title" | "summary">;

/** Where the index of a language is served. */
export const searchIndexPath = (locale: string) => `/search-index/${locale}.json`;

/** How the index is built and read: both sides have to agree. */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "summary", "text"],
  storeFields: ["kind", "url", "title", "summary"],
  tokenize: (text) => searchWords(text).flat(),
  // Words are folded where the text is split.
  processTerm: (term) => term,
};
