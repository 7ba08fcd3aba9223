import { isDeepStrictEqual } from "node:util";
import { applyEdits, findNodeAtLocation, modify, parse, parseTree } from "jsonc-parser";
import type { JsonPath } from "../../src/gatsby/data/json-texts";

/** Edit of a document. Edits apply in sequence, so an index refers to the state after earlier edits. */
export type JsonEdit = {
  path: JsonPath;
  kind: "set" | "insert" | "remove";
  value?: unknown;
  order?: string[];
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function diffLists(before: unknown[], after: unknown[], path: JsonPath): JsonEdit[] {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && isDeepStrictEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shared - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const both = Math.min(old.length, now.length);
  const changed = now
    .slice(0, both)
    .flatMap((value, index) => diffValues(old[index], value, [...path, start + index]));
  const removed = old
    .slice(both)
    .map((_, index): JsonEdit => ({ path: [...path, start + both + index], kind: "remove" }))
    .reverse();
  const inserted = now
    .slice(both)
    .map((value, index): JsonEdit => ({ path: [...path, start + both + index], kind: "insert", value }));
  return [...changed, ...removed, ...inserted];
}

/** Returns the edits that turn one value into another; empty for equal values, regardless of field order. */
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

/** Detects the line ends and indentation of a document. */
const formatOf = (text: string) => ({
  eol: text.includes("\r\n") ? "\r\n" : "\n",
  indent: /^([ \t]+)\S/m.exec(text)?.[1] ?? "  ",
});

/**
 * Formats inserted text in the document's own style; the parser's formatting would also expand surrounding
 * lines.
 */
function written(text: string, { path, value, kind, order }: JsonEdit, compact: string): string {
  const { eol, indent } = formatOf(text);
  const lineOf = (depth: number) => eol + indent.repeat(depth);
  const pretty = JSON.stringify(value, null, indent).replaceAll("\n", lineOf(path.length));
  const isInPlace = kind === "set" && order === undefined;
  if (isInPlace) return pretty;
  const body = kind === "insert" ? pretty : `${JSON.stringify(path.at(-1))}: ${pretty}`;
  if (compact.startsWith(",")) return `,${lineOf(path.length)}${body}`;
  if (compact.endsWith(",")) return `${body},${lineOf(path.length)}`;
  return lineOf(path.length) + body + lineOf(path.length - 1);
}

/**
 * Removes the last item of a list. Works around the parser, whose edit leaves the item's last character in a
 * one-line list.
 */
function withoutLast(text: string, path: JsonPath): string | undefined {
  const tree = parseTree(text);
  const list = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const items = list?.type === "array" ? (list.children ?? []) : [];
  const [previous, last] = items.slice(-2);
  if (!previous || !last || path.at(-1) !== items.length - 1) return undefined;
  return text.slice(0, previous.offset + previous.length) + text.slice(last.offset + last.length);
}

function applyEdit(text: string, edit: JsonEdit): string {
  const { path, kind, value, order } = edit;
  const shortened = kind === "remove" ? withoutLast(text, path) : undefined;
  if (shortened !== undefined) return shortened;
  const compact = modify(text, [...path], kind === "remove" ? undefined : value, {
    isArrayInsertion: kind === "insert",
    ...(order && {
      getInsertionIndex: (names: string[]) => {
        const followers = order.slice(order.indexOf(String(path.at(-1))) + 1);
        const next = names.findIndex((name) => followers.includes(name));
        return next < 0 ? names.length : next;
      },
    }),
  });
  if (kind === "remove") return applyEdits(text, compact);
  return applyEdits(
    text,
    compact.map((part) => ({ ...part, content: written(text, edit, part.content) })),
  );
}

/** Applies edits to the text of a document and leaves all other bytes unchanged. */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + edits.reduce(applyEdit, text.slice(mark.length));
}

/** Parses a document; returns undefined if it is invalid. */
export function parseJson(text: string): unknown {
  const errors: Parameters<typeof parse>[1] = [];
  const value: unknown = parse(text.replace(/^\uFEFF/, ""), errors);
  return errors.length > 0 ? undefined : value;
}

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((part, key) => (part as Fields | undefined | null)?.[key], value);
