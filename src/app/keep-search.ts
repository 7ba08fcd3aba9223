import { loadSearchStrings } from "@/i18n/search-strings";
import { localeOfPath } from "@/lib/locale-path";
import { searchIndexPath } from "@/lib/search-options";
import { isConstrained } from "./connection";

/** The search dialog, fetched when it is first wanted. */
export const loadSearchDialog = async () => (await import("@/features/search/search-dialog")).SearchDialog;

/**
 * Lets the service worker keep what the search needs, so that it works offline after one visit. Not on a slow or metered
 * connection: there it is kept when it is first used.
 */
export function keepSearch() {
  if (isConstrained()) return;
  const locale = localeOfPath(window.location.pathname);
  const index = fetch(searchIndexPath(locale));
  // What fails now is asked for again when somebody searches.
  Promise.all([index, loadSearchDialog(), loadSearchStrings(locale)]).catch(() => undefined);
}
