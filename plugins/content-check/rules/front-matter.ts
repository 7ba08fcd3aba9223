import { isMap, isScalar, parseDocument } from "yaml";
import type { FileError } from "../finding";
import { memoiseByText } from "./memoise-by-text";

/** Front matter between two `---` lines and the body; `start` is the text up to the first field. */
type FrontMatter = { start: string; head: string; body: string };

/** Matches front matter, tolerating what editors add: blank lines before it, trailing spaces. */
const form = /^(\s*---[ \t]*\n)((?:[\s\S]*?\n)?)---[ \t]*(?:\n([\s\S]*))?$/;

/** Splits a Markdown text into front matter and body; null if it has no front matter. */
export function frontMatterOf(text: string): FrontMatter | null {
  const [, start, head, body = ""] = form.exec(text) ?? [];
  return start === undefined || head === undefined ? null : { start, head, body };
}

/**
 * Reports whether a front matter line is invalid, or YAML would read its value differently: truncated at a #,
 * 1.10 as 1.1, unbalanced quotes.
 */
const isMisread = memoiseByText((line) => {
  if (/^(?:$| |#)/.test(line)) return false;
  const { errors, contents } = parseDocument(line);
  const value = isMap(contents) ? contents.items[0]?.value : null;
  if (errors.length > 0 || !isMap(contents) || line.startsWith("\t")) return true;
  const written = line.replace(/^[^:]*:/, "").trim();
  const isPlain = isScalar(value) && value.type === "PLAIN" && written !== "";
  return isPlain && (String(value.value) !== written || /^[“”„«‘’]/.test(written));
});

/** Values of the fields as written, with the offset of each in the front matter. */
type Head = { fields: Record<string, unknown>; places: Map<string, number> };

/** Parses the front matter, or reports the line that is unreadable or ambiguous. */
export const readHead = memoiseByText((head): Head | FileError => {
  const lines = head.split("\n");
  const wrong = lines.findIndex(isMisread);
  const document = parseDocument(head, { schema: "failsafe" });
  const [error] = document.errors;
  if (error?.code === "DUPLICATE_KEY") {
    const value = /^[\w-]+/.exec(head.slice(error.pos[0]))?.[0] ?? "";
    return { rule: "twice", values: { value }, at: error.pos[0] };
  }
  if (wrong >= 0 || error || !isMap(document.contents)) {
    const line = lines[Math.max(wrong, 0)] ?? "";
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*[:=]?\s*(.*)$/.exec(line) ?? [];
    const plain = value.replace(/^["'“„]|["'”]\s*$/g, "").replace(/["\\]/g, "");
    return { rule: "front-matter-line", values: { nearest: `${name}: "${plain}"` }, at: head.indexOf(line) };
  }
  const places = document.contents.items.map(({ key, value }): [string, number] => [
    String(key),
    (value as { range?: [number] } | null)?.range?.[0] ?? 0,
  ]);
  const values = document.toJS() as Record<string, unknown>;
  const fields = Object.fromEntries(places.map(([name]) => [name, values[name] ?? ""]));
  return { fields, places: new Map(places) };
});
