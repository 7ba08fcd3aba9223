/**
 * Joins class names, omitting falsy ones.
 * @example classNames("a", undefined, isOpen && "b") // "a b" or "a"
 */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
