/**
 * Replaces the `qs` package for apollo-link-rest; the site's addresses have no nested values.
 * @example stringify({ a: 1 }) // "a=1"
 */
export function stringify(values: Record<string, string | number | boolean>): string {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
}
