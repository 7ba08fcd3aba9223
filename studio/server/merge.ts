import { isDeepStrictEqual } from "node:util";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { diffValues, editJson, valueAt, type JsonEdit } from "./edit-json";

/** A field that was changed here and elsewhere. */
export type Conflict = { at: JsonPath; mine: unknown; theirs: unknown };

/** What of a document an edit relies on: the value it writes; where items come or go, the whole list. */
const partOf = ({ path, kind }: JsonEdit) => (kind === "set" ? path : path.slice(0, -1));

const nameOf = (item: unknown) => {
  const { slug, id } = (item ?? {}) as { slug?: unknown; id?: unknown };
  return slug ?? id;
};

/** Names of the items on the way to a value, which tell whether it is still the same item. */
const itemsOn = (value: unknown, { path }: JsonEdit) =>
  path.flatMap((key, index) =>
    typeof key === "number" ? [nameOf(valueAt(value, path.slice(0, index + 1)))] : [],
  );

/** Whether two states of a place are of the same item. */
export const isSameItem = (a: unknown, b: unknown): boolean => nameOf(a) === nameOf(b);

/** Whether what an edit of one state relies on is the same in another. */
export const isUntouched = (edit: JsonEdit, before: unknown, now: unknown): boolean =>
  isDeepStrictEqual(valueAt(before, partOf(edit)), valueAt(now, partOf(edit))) &&
  isDeepStrictEqual(itemsOn(before, edit), itemsOn(now, edit));

/**
 * A value over what was saved elsewhere meanwhile: fields that only others changed stay as they are.
 * @param before the value that the form started with
 * @param now the value on the disk
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
