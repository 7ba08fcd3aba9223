import { isScalar, parseDocument } from "yaml";

/** Fields of the front matter and the `body` of a Markdown text, as a form shows them. */
export type MarkdownParts = Record<string, string>;

const parts = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---\r?\n)([\s\S]*)$/;

const lines = (text: string) => text.replaceAll("\r\n", "\n");

/** Parses front matter as the site's own parser does. */
const parseHead = (head: string) => parseDocument(lines(head), { version: "1.1" });

/** Converts a front matter value to text; YAML parses an unquoted date as a Date. */
const textOf = (value: string | number | boolean | Date | null): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? "");

/** Splits a text into front matter and body; undefined if it has no front matter. */
export function readMarkdown(text: string): MarkdownParts | undefined {
  const [, , head, , body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined) return undefined;
  const details = (parseHead(head).toJS() ?? {}) as Record<string, Parameters<typeof textOf>[0]>;
  const fields = Object.entries(details).map(([name, value]) => [name, textOf(value)]);
  return { ...Object.fromEntries(fields), body: lines(body) } as MarkdownParts;
}

/** Applies the changes to a text; the YAML library writes the front matter and keeps its style. */
export function editMarkdown(text: string, after: MarkdownParts): string {
  const before = readMarkdown(text);
  const [, open = "", head = "", close = "", body = ""] = parts.exec(text) ?? [];
  if (!before) return text;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const document = parseHead(head);
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  const nodes = changed.flatMap(([name, value]) => {
    const node = document.get(name, true);
    return isScalar(node) ? [{ node, value }] : [];
  });
  for (const { node, value } of nodes) {
    const isDay = node.value instanceof Date && /^\d{4}-\d{2}-\d{2}$/.test(value) && Date.parse(value);
    node.value = isDay ? new Date(isDay) : value;
  }
  const newHead = nodes.length > 0 ? document.toString({ lineWidth: 0 }).replaceAll("\n", eol) : head;
  const newBody = after.body === before.body ? body : lines(after.body ?? "").replaceAll("\n", eol);
  return open + newHead + close + newBody;
}
