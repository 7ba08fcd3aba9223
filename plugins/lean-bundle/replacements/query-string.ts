/**
 * What apollo-link-rest needs of the package `qs`: no address of ours is built of nested values.
 * @example stringify({ a: 1 }) // "a=1"
 */
export function stringify(values: Record<string, string | number | boolean>): string {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
}
