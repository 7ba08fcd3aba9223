/**
 * Joins class names, leaving out what is absent.
 * @example classNames("a", undefined, isOpen && "b") // "a b" or "a"
 */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
