import { isMap, isScalar, parseDocument, stringify, type Scalar } from "yaml";

/** A Markdown text with the details on top of it, as a form shows them. */
export type MarkdownParts = { fields: Record<string, string>; body: string };

const parts = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---\r?\n)([\s\S]*)$/;

const lines = (text: string) => text.replaceAll("\r\n", "\n");

type Detail = string | number | boolean | Date | null;

/** A detail as text; a day that stands without quotes is a date to YAML. */
const textOf = (value: Detail): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? "");

/** The details and the body of a text; null for one that has no details. */
export function readMarkdown(text: string): MarkdownParts | null {
  const [, , head, , body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined) return null;
  const details = (parseDocument(lines(head)).toJS() ?? {}) as Record<string, Detail>;
  const fields = Object.entries(details).map(([name, value]) => [name, textOf(value)]);
  return { fields: Object.fromEntries(fields) as MarkdownParts["fields"], body: lines(body) };
}

/** What YAML 1.1 and 1.2 read where a value stands without quotes; both are in use. */
const plainReadings = (value: string): unknown[] =>
  (["1.1", "1.2"] as const).map((version) => {
    const document = parseDocument(`name: ${value}\n`, { version });
    return document.errors.length > 0 ? undefined : document.get("name");
  });

/** A value as the detail had it: without quotes where it stood so and is read as it was typed. */
function written(value: string, before: Scalar): string {
  const readings = plainReadings(value);
  const isDay = before.type === "PLAIN" && readings.some((reading) => reading instanceof Date);
  const isText = readings.every((reading) => reading === value);
  if (before.type === "PLAIN" && !value.includes("\n") && (isText || isDay)) return value;
  return stringify(value, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 }).trimEnd();
}

/** Writes changed details into the head, each in the place of its former value. */
function editHead(head: string, changed: Record<string, string>): string {
  const { contents } = parseDocument(head);
  if (!isMap(contents)) return head;
  const edits = contents.items.flatMap(({ key, value }) => {
    const text = isScalar(key) ? changed[String(key.value)] : undefined;
    if (text === undefined || !isScalar(value) || !value.range) return [];
    const [from, to] = value.range;
    const blank = /\s$/.test(head.slice(0, from)) ? "" : " ";
    // The lines of a block end with it.
    const end = head.slice(from, to).endsWith("\n") ? "\n" : "";
    return [{ from, to, text: blank + written(text, value) + end }];
  });
  return edits.reduceRight(
    (current, { from, to, text }) => current.slice(0, from) + text + current.slice(to),
    head,
  );
}

/** Writes what has changed into a text and leaves every other byte of it as it is. */
export function editMarkdown(text: string, after: MarkdownParts): string {
  const before = readMarkdown(text);
  const [, open = "", head = "", close = "", body = ""] = parts.exec(text) ?? [];
  if (!before) return text;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const changed = Object.entries(after.fields).filter(([name, value]) => before.fields[name] !== value);
  const newBody = lines(after.body) === before.body ? body : lines(after.body).replaceAll("\n", eol);
  return open + editHead(head, Object.fromEntries(changed)) + close + newBody;
}
