import { isDeepStrictEqual } from "node:util";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { diffValues, editJson, type JsonEdit } from "./edit-json";
import { valueAt } from "./target";

/** Field changed both in the form and on disk. */
export type Conflict = { at: JsonPath; mine: unknown; theirs: unknown };

/**
 * Returns the path of the value that an edit depends on: the changed value, or the whole list if items are
 * added or removed.
 */
const partOf = ({ path, kind }: JsonEdit) => (kind === "set" ? path : path.slice(0, -1));

const nameOf = (item: unknown) => {
  const { slug, id } = (item ?? {}) as { slug?: unknown; id?: unknown };
  return slug ?? id;
};

/** Slugs of the items on the path to a value, which show whether it is still the same item. */
const itemsOn = (value: unknown, { path }: JsonEdit) =>
  path.flatMap((key, index) =>
    typeof key === "number" ? [nameOf(valueAt(value, path.slice(0, index + 1)))] : [],
  );

/** Reports whether two states of a value belong to the same item, by slug or id. */
export const isSameItem = (a: unknown, b: unknown): boolean => nameOf(a) === nameOf(b);

/** Reports whether the value that an edit depends on is equal in two states. */
export const isUntouched = (edit: JsonEdit, before: unknown, now: unknown): boolean =>
  isDeepStrictEqual(valueAt(before, partOf(edit)), valueAt(now, partOf(edit))) &&
  isDeepStrictEqual(itemsOn(before, edit), itemsOn(now, edit));

/**
 * Merges a value with a version saved in the meantime; fields changed only there are kept.
 * @param before value that the form started with
 * @param now value on disk
 */
export function merged(
  before: unknown,
  mine: unknown,
  now: unknown,
): { value: unknown; conflicts: Conflict[] } {
  const edits = diffValues(before, mine);
  const conflicts = edits
    .filter((edit) => {
      const isSame = isDeepStrictEqual(valueAt(mine, edit.path), valueAt(now, edit.path));
      return !isSameItem(before, now) || !(isSame || isUntouched(edit, before, now));
    })
    .map(({ path }) => ({ at: path, mine: valueAt(mine, path), theirs: valueAt(now, path) }));
  if (conflicts.length > 0 || isDeepStrictEqual(before, now)) return { value: mine, conflicts };
  const open = edits.filter((edit) => isUntouched(edit, before, now));
  return { value: JSON.parse(editJson(JSON.stringify(now), open)) as unknown, conflicts };
}
