import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the known value closest to a misspelt one, ignoring case; up to a third of the letters may differ.
 */
export function nearestOf(value: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const [typed, lower] = [value.toLowerCase(), known.map((name) => name.toLowerCase())];
  const found = closest(typed, lower);
  const isNear = distance(typed, found) <= Math.ceil(found.length / 3);
  return isNear ? (known[lower.indexOf(found)] ?? null) : null;
}

/**
 * Returns an arrow and the closest known value, to be added to an error message; empty if no value is close.
 */
export function suggestion(value: string, known: readonly string[]): string {
  const found = nearestOf(value, known);
  return found === null ? "" : `→ ${found}`;
}
