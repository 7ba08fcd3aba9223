import { isScalar, parseDocument } from "yaml";
import { attempt } from "../../src/lib/browser-support";

/** Front matter fields and the `body` of a Markdown text, in the structure of its form. */
export type MarkdownParts = Record<string, string>;

const parts = /^(\uFEFF?\s*---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*\r?\n)([\s\S]*)$/;

const lines = (text: string) => text.replaceAll("\r\n", "\n");

/** Parses front matter like the site's own parser. */
const parseHead = (head: string) => parseDocument(lines(head), { version: "1.1" });

/** Converts a front matter value to text; YAML parses unquoted dates as Date. */
const textOf = (value: string | number | boolean | Date | null): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? "");

/** Splits a text into front matter and body; undefined without valid YAML front matter. */
export function readMarkdown(text: string): MarkdownParts | undefined {
  const [, , head, , body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined) return undefined;
  type Details = Record<string, Parameters<typeof textOf>[0]>;
  const document = parseHead(head);
  const details = attempt(() => (document.toJS() ?? {}) as Details, null);
  if (!details || document.errors.length > 0) return undefined;
  const fields = Object.entries(details).map(([name, value]) => [name, textOf(value)]);
  return { ...Object.fromEntries(fields), body: lines(body) } as MarkdownParts;
}

/** Applies changes to a text; the YAML library writes the front matter and preserves its style. */
export function editMarkdown(text: string, after: MarkdownParts): string {
  const before = readMarkdown(text);
  const [, open = "", head = "", close = "", body = ""] = parts.exec(text) ?? [];
  if (!before) return text;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const document = parseHead(head);
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== "body" && value !== (before[name] ?? ""),
  );
  for (const [name, value] of changed) {
    const node = document.get(name, true);
    if (isScalar(node)) {
      const isDay = node.value instanceof Date && /^\d{4}-\d{2}-\d{2}$/.test(value) && Date.parse(value);
      node.value = isDay ? new Date(isDay) : value;
    } else document.set(name, value);
  }
  const newHead = changed.length > 0 ? document.toString({ lineWidth: 0 }).replaceAll("\n", eol) : head;
  const newBody = after.body === before.body ? body : lines(after.body ?? "").replaceAll("\n", eol);
  return open + newHead + close + newBody;
}
