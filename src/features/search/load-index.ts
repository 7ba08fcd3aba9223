import MiniSearch from "minisearch";
import type { Locale } from "@/config/languages";
import { searchIndexPath, searchOptions, type SearchEntry } from "@/lib/search-options";

const loading = new Map<Locale, Promise<MiniSearch<SearchEntry>>>();

async function fetchIndex(locale: Locale): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(searchIndexPath(locale));
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  // Asynchronous, so that the page stays responsive while parsing.
  return MiniSearch.loadJSONAsync<SearchEntry>(await response.text(), searchOptions);
}

/** Fetches the search index of a language once; failures are not cached, so that a retry fetches it again. */
export function loadIndex(locale: Locale): Promise<MiniSearch<SearchEntry>> {
  const known = loading.get(locale);
  if (known) return known;
  const index = fetchIndex(locale);
  loading.set(locale, index);
  index.catch(() => loading.delete(locale));
  return index;
}
