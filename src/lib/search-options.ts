import type { Options } from "minisearch";
import { foldText } from "./fold-text";

/** What can be found, in the order of importance where everything else is equal. */
export const searchKinds = [
  "page",
  "solution",
  "channel",
  "faq",
  "story",
  "press",
  "reference",
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

/** What a result shows: the parts of an entry that the index keeps. */
export type StoredEntry = Pick<SearchEntry, "kind" | "url" | "title" | "summary">;

/** Where the index of a language is served. */
export const searchIndexPath = (locale: string) => `/search-index/${locale}.json`;

/**
 * How the index is built and read: both sides have to agree. Words are compared in lower case by Turkish rules and
 * without the marks of Turkish letters.
 */
export const searchOptions: Options<SearchEntry> = {
  fields: ["title", "summary", "text"],
  storeFields: ["kind", "url", "title", "summary"],
  // The library hands over more than the word.
  processTerm: (term) => foldText(term),
};
