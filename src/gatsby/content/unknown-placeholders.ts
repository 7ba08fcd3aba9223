import { placeholdersIn } from "../schema/interpolate";

/** Where a text names a placeholder that has no value. */
export type UnknownPlaceholder = { path: string[]; placeholder: string };

/** Every placeholder in the strings of a value, at any depth, that is not among the known ones. */
export function unknownPlaceholders(
  value: unknown,
  known: ReadonlySet<string>,
  path: string[] = [],
): UnknownPlaceholder[] {
  if (typeof value === "string") {
    return placeholdersIn(value)
      .filter((name) => !known.has(name))
      .map((placeholder) => ({ path, placeholder }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => unknownPlaceholders(child, known, [...path, key]));
}
