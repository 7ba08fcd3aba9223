import { parseDocument } from "yaml";

/** A Markdown text with the details on top of it, as a form shows them. */
export type MarkdownParts = { fields: Record<string, string>; body: string };

const parts = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---\r?\n)([\s\S]*)$/;

const lines = (text: string) => text.replaceAll("\r\n", "\n");

/** The details and the body of a text; null for one that has no details. */
export function readMarkdown(text: string): MarkdownParts | null {
  const [, , head, , body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined) return null;
  const details = (parseDocument(lines(head)).toJS() ?? {}) as Record<string, unknown>;
  const fields = Object.entries(details).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString().slice(0, 10) : String(value),
  ]);
  return { fields: Object.fromEntries(fields) as MarkdownParts["fields"], body: lines(body) };
}

/** A value as the line had it: between quotes where it stood between quotes, or where it needs them. */
function written(value: string, before: string): string {
  const needsQuotes = /^\s|\s$|[:#'"{}[\]&*!|>%@`]/.test(value) || value === "";
  return /^["']/.test(before) || needsQuotes ? JSON.stringify(value) : value;
}

/** Writes what has changed into a text and leaves every other byte of it as it is. */
export function editMarkdown(text: string, after: MarkdownParts): string {
  const before = readMarkdown(text);
  const [, open = "", head = "", close = "", body = ""] = parts.exec(text) ?? [];
  if (!before) return text;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const changed = Object.entries(after.fields).filter(([name, value]) => before.fields[name] !== value);
  const newHead = changed.reduce(
    (current, [name, value]) =>
      current.replace(
        new RegExp(`^(${name}:[ \\t]*)([^\\r\\n]*)`, "m"),
        (_, label: string, old: string) => label + written(value, old),
      ),
    head,
  );
  const newBody = lines(after.body) === before.body ? body : lines(after.body).replaceAll("\n", eol);
  return open + newHead + close + newBody;
}
