import { isDeepStrictEqual } from "node:util";
import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import { parsed, type JsonPath } from "../../src/gatsby/data/json-texts";
import { isFields } from "../../src/lib/is-fields";

/** Edit of a document. Edits are applied in sequence, so indices refer to the state after earlier edits. */
export type JsonEdit = {
  path: JsonPath;
  kind: "set" | "insert" | "remove";
  value?: unknown;
  order?: string[];
};

export const idOf = (item: unknown): unknown => (isFields(item) ? (item.slug ?? item.id) : undefined);

function diffLists(before: unknown[], after: unknown[], path: JsonPath): JsonEdit[] {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && isDeepStrictEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shared - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const both = Math.min(old.length, now.length);
  const changed = now.slice(0, both).flatMap((value, index): JsonEdit[] => {
    const place = [...path, start + index];
    // Another item in this place is replaced as a whole, since the fields of two items do not belong together.
    return idOf(old[index]) === idOf(value)
      ? diffValues(old[index], value, place)
      : [{ path: place, kind: "set", value }];
  });
  const edit = (kind: JsonEdit["kind"]) => (value: unknown, index: number) => ({
    path: [...path, start + both + index],
    kind,
    value,
  });
  const removed = old.slice(both).map(edit("remove")).reverse();
  const inserted = now.slice(both).map(edit("insert"));
  return [...changed, ...removed, ...inserted];
}

/** Returns the edits that convert one value to another; empty if they differ only in the order of fields. */
export function diffValues(before: unknown, after: unknown, path: JsonPath = []): JsonEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (!isFields(before) || !isFields(after)) return [{ path, kind: "set", value: after }];
  const order = Object.keys(after);
  const written = order.filter((key) => after[key] !== undefined);
  const removed = Object.keys(before).filter((key) => !written.includes(key));
  return [
    ...removed.map((key): JsonEdit => ({ path: [...path, key], kind: "remove" })),
    ...written.flatMap((key) =>
      key in before
        ? diffValues(before[key], after[key], [...path, key])
        : [{ path: [...path, key], kind: "set" as const, value: after[key], order }],
    ),
  ];
}

/** Removes the last item of a list; the parser's edit would leave its last character in single-line lists. */
function withoutLast(text: string, path: JsonPath): string | undefined {
  const tree = parseTree(text);
  const list = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const items = list?.type === "array" ? (list.children ?? []) : [];
  const [previous, last] = items.slice(-2);
  if (!previous || !last || path.at(-1) !== items.length - 1) return undefined;
  return text.slice(0, previous.offset + previous.length) + text.slice(last.offset + last.length);
}

function applyEdit(text: string, { path, kind, value, order = [] }: JsonEdit): string {
  const shortened = kind === "remove" ? withoutLast(text, path) : undefined;
  if (shortened !== undefined) return shortened;
  const followers = order.slice(order.indexOf(String(path.at(-1))) + 1);
  const edits = modify(text, [...path], kind === "remove" ? undefined : value, {
    isArrayInsertion: kind === "insert",
    getInsertionIndex: (names) => {
      const next = names.findIndex((name) => followers.includes(name));
      return next < 0 ? names.length : next;
    },
  });
  return applyEdits(text, edits);
}

/** Applies edits, leaving all other bytes unchanged; `preserveFormatting` later formats added values. */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + edits.reduce(applyEdit, text.slice(mark.length));
}

/** Moves an item of a list, leaving the text of every item unchanged. */
export function moveInJson(text: string, path: JsonPath, from: number, to: number): string {
  const tree = parseTree(text);
  const places = (tree && findNodeAtLocation(tree, [...path])?.children) ?? [];
  const items = places.map(({ offset, length }) => text.slice(offset, offset + length));
  items.splice(to, 0, ...items.splice(from, 1));
  return places.reduceRight(
    (all, { offset, length }, index) => all.slice(0, offset) + items[index] + all.slice(offset + length),
    text,
  );
}

export const parseJson = (text: string): unknown => parsed(text.replace(/^\uFEFF/, ""));
