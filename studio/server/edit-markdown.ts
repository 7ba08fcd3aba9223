import { isMap, isScalar, parseDocument, stringify, type Scalar } from "yaml";

/** Markdown text with its front matter, as a form shows it. */
export type MarkdownParts = { fields: Record<string, string>; body: string };

const parts = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---\r?\n)([\s\S]*)$/;

const lines = (text: string) => text.replaceAll("\r\n", "\n");

type Detail = string | number | boolean | Date | null;

/** Converts a front matter value to text; YAML parses an unquoted date as a Date. */
const textOf = (value: Detail): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? "");

/** Splits a text into front matter and body; null if it has no front matter. */
export function readMarkdown(text: string): MarkdownParts | null {
  const [, , head, , body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined) return null;
  const details = (parseDocument(lines(head)).toJS() ?? {}) as Record<string, Detail>;
  const fields = Object.entries(details).map(([name, value]) => [name, textOf(value)]);
  return { fields: Object.fromEntries(fields) as MarkdownParts["fields"], body: lines(body) };
}

/** Readings of an unquoted value in YAML 1.1 and 1.2, as both are in use. */
const plainReadings = (value: string): unknown[] =>
  (["1.1", "1.2"] as const).map((version) => {
    const document = parseDocument(`name: ${value}\n`, { version });
    return document.errors.length > 0 ? undefined : document.get("name");
  });

/**
 * Formats a value in the style of the previous one: unquoted if it was, and if YAML then reads it unchanged.
 */
function written(value: string, before: Scalar): string {
  const readings = plainReadings(value);
  const isDay = before.type === "PLAIN" && readings.some((reading) => reading instanceof Date);
  const isText = readings.every((reading) => reading === value);
  if (before.type === "PLAIN" && !value.includes("\n") && (isText || isDay)) return value;
  return stringify(value, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 }).trimEnd();
}

/** Replaces changed values in the front matter in place. */
function editHead(head: string, changed: Record<string, string>): string {
  const { contents } = parseDocument(head);
  if (!isMap(contents)) return head;
  const edits = contents.items.flatMap(({ key, value }) => {
    const text = isScalar(key) ? changed[String(key.value)] : undefined;
    if (text === undefined || !isScalar(value) || !value.range) return [];
    const [from, to] = value.range;
    const blank = /\s$/.test(head.slice(0, from)) ? "" : " ";
    // The range of a block scalar includes its final line break.
    const end = head.slice(from, to).endsWith("\n") ? "\n" : "";
    return [{ from, to, text: blank + written(text, value) + end }];
  });
  return edits.reduceRight(
    (current, { from, to, text }) => current.slice(0, from) + text + current.slice(to),
    head,
  );
}

/** Applies the changes to a text and leaves all other bytes unchanged. */
export function editMarkdown(text: string, after: MarkdownParts): string {
  const before = readMarkdown(text);
  const [, open = "", head = "", close = "", body = ""] = parts.exec(text) ?? [];
  if (!before) return text;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const changed = Object.entries(after.fields).filter(([name, value]) => before.fields[name] !== value);
  const newBody = lines(after.body) === before.body ? body : lines(after.body).replaceAll("\n", eol);
  return open + editHead(head, Object.fromEntries(changed)) + close + newBody;
}
