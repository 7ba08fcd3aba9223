import { attempt } from "./attempt";

/**
 * Changes the present entry of the history. Browsers refuse too many changes, some with an error: a hundred in half a minute. Then
 * the entry stays as it was.
 * @param url the address stays where none is given
 */
export const replaceEntry = (state: unknown, url?: string | URL) =>
  attempt(() => window.history.replaceState(state, "", url), undefined);
