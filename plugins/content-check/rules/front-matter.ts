import { isAlias, isMap, isScalar, parseDocument, type ParsedNode } from "yaml";
import type { FileError } from "../finding";
import { memoiseByText } from "./memoise-by-text";

/** Front matter between two `---` lines, and the body after it; `start` precedes the first field. */
type FrontMatter = { start: string; head: string; body: string };

/** Matches front matter, tolerating blank lines before it and trailing spaces, which editors add. */
const form = /^(\s*---[ \t]*\n)((?:[\s\S]*?\n)?)---[ \t]*(?:\n([\s\S]*))?$/;

/** Splits a Markdown text into front matter and body; null if it has no front matter. */
export function frontMatterOf(text: string): FrontMatter | null {
  const [, start, head, body = ""] = form.exec(text) ?? [];
  return start === undefined || head === undefined ? null : { start, head, body };
}

/**
 * Reports whether YAML would misread an unquoted value: truncate it at a `#`, read 1.10 as 1.1, drop its
 * first word at a `&`, or keep typographic quotes.
 */
const isMisread = (value: unknown): boolean =>
  isAlias(value) ||
  (isScalar<string>(value) &&
    value.type === "PLAIN" &&
    value.value !== "" &&
    ((value.comment ?? value.anchor) !== undefined ||
      String(parseDocument(value.value).toJS()) !== value.value ||
      /^[“”„«‘’]/.test(value.value)));

/** Values of the fields as written, with the offset of each in the front matter. */
export type Head = { fields: Record<string, unknown>; places: Map<string, number> };

/** Parses the front matter, or reports the line that is unreadable or ambiguous. */
export const readHead = memoiseByText((head): Head | FileError => {
  const document = parseDocument(head, { schema: "failsafe" });
  const [error] = document.errors;
  const { contents } = document;
  if (error?.code === "DUPLICATE_KEY") {
    const value = /^[\w-]+/.exec(head.slice(error.pos[0]))?.[0] ?? "";
    return { rule: "twice", values: { value }, at: error.pos[0] };
  }
  const misread = () =>
    isMap<unknown, ParsedNode>(contents)
      ? contents.items.find(({ value }) => isMisread(value))?.value?.range[0]
      : 0;
  // Values of a malformed text cannot be checked.
  const wrong = error ? error.pos[0] : misread();
  if (wrong !== undefined || !isMap(contents)) {
    const at = head.lastIndexOf("\n", (wrong ?? 0) - 1) + 1;
    const line = head.slice(at).split("\n", 1)[0] ?? "";
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*[:=]?\s*(.*)$/.exec(line) ?? [];
    const plain = value.replace(/^["'“„*`]+|["'”*`]+\s*$/g, "").replace(/["\\]/g, "");
    return { rule: "front-matter-line", values: { nearest: `${name}: "${plain}"` }, at };
  }
  const places = contents.items.map(({ key, value }): [string, number] => [
    String(key),
    (value as { range?: [number] } | null)?.range?.[0] ?? 0,
  ]);
  const values = document.toJS() as Record<string, unknown>;
  const fields = Object.fromEntries(places.map(([name]) => [name, values[name] ?? ""]));
  return { fields, places: new Map(places) };
});
