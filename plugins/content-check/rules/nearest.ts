import { closest, distance } from "fastest-levenshtein";

/**
 * The known value that was probably meant: at most a third of its letters differ.
 * @example nearestOf("start", ["begin", "starts"]) // "starts"
 */
export function nearestOf(value: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const found = closest(value.toLowerCase(), [...known]);
  return distance(value.toLowerCase(), found.toLowerCase()) <= Math.ceil(found.length / 3) ? found : null;
}

/** The suggestion of a message, the same in every language; empty where nothing comes close. */
export function suggestion(value: string, known: readonly string[]): string {
  const found = nearestOf(value, known);
  return found === null ? "" : `→ ${found}`;
}
