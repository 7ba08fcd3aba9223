import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the known value that was probably intended; at most a third of its letters may differ.
 * @example nearestOf("start", ["begin", "starts"]) // "starts"
 */
export function nearestOf(value: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const found = closest(value.toLowerCase(), [...known]);
  return distance(value.toLowerCase(), found.toLowerCase()) <= Math.ceil(found.length / 3) ? found : null;
}

/** Returns the suggestion in language-neutral form, for an error message; empty if no value is close. */
export function suggestion(value: string, known: readonly string[]): string {
  const found = nearestOf(value, known);
  return found === null ? "" : `→ ${found}`;
}
