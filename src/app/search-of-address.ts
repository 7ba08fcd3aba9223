import { replaceEntry } from "@/lib/browser-support";

/** The parameter that opens the search with a query: `/?q=kupon`, as declared to search engines and browsers. */
const parameter = "q";

/** What the address asks the search for; empty when it asks for nothing. */
export const queryOfAddress = (): string =>
  new URLSearchParams(window.location.search).get(parameter)?.trim() ?? "";

/** Takes the query out of the address, so that the search stays closed after a reload. */
export function forgetQuery() {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  replaceEntry(window.history.state, url);
}
