import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the known value closest to a misspelt one; at most a third of the letters may differ.
 * @example nearestOf("start", ["begin", "starts"]) // "starts"
 */
export function nearestOf(value: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const found = closest(value.toLowerCase(), [...known]);
  return distance(value.toLowerCase(), found.toLowerCase()) <= Math.ceil(found.length / 3) ? found : null;
}

/** Returns the closest known value for an error message in any language; empty if none is close. */
export function suggestion(value: string, known: readonly string[]): string {
  const found = nearestOf(value, known);
  return found === null ? "" : `→ ${found}`;
}
