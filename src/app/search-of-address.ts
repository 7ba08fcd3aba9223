import { replaceEntry } from "@/lib/browser-support";

/** Query parameter that opens the search dialog: `/?q=kupon`, as declared to search engines and browsers. */
const parameter = "q";

/** Search query in the address; empty if missing. */
export const queryOfAddress = (): string =>
  new URLSearchParams(window.location.search).get(parameter)?.trim() ?? "";

/** Removes the query from the address, so that a reload does not reopen the search dialog. */
export function forgetQuery() {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  replaceEntry(window.history.state, url);
}
