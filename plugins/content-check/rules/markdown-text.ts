import { isAlias, isMap, isScalar, parseDocument, type ParsedNode } from "yaml";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { FileError } from "../finding";
import { memoiseByText } from "./memoise-by-text";
import { SourceFile } from "./source-file";

/** Matches front matter, tolerating blank lines before it and trailing spaces, which editors add. */
const form = /^(\s*---[ \t]*\n)((?:[\s\S]*?\n)?)---[ \t]*(?:\n([\s\S]*))?$/;

/** Splits a Markdown text into front matter and body; `start` is everything before the first field. */
export function frontMatterOf(text: string): { start: string; head: string; body: string } | null {
  const [, start, head, body = ""] = form.exec(text) ?? [];
  return start === undefined || head === undefined ? null : { start, head, body };
}

/**
 * Reports whether YAML would misread an unquoted value: one with # or &, a number such as 1.10, or one in curly
 * quotes.
 */
const isMisread = (value: unknown): boolean =>
  isAlias(value) ||
  (isScalar<string>(value) &&
    value.type === "PLAIN" &&
    value.value !== "" &&
    ((value.comment ?? value.anchor) !== undefined ||
      String(parseDocument(value.value).toJS()) !== value.value ||
      /^[“”„«‘’]/.test(value.value)));

/** Reads the fields of front matter as written, or reports the line that is unreadable or ambiguous. */
const readHead = memoiseByText((head): { fields: Record<string, unknown> } | FileError => {
  const document = parseDocument(head, { schema: "failsafe" });
  const [error] = document.errors;
  const { contents } = document;
  if (error?.code === "DUPLICATE_KEY") {
    const value = /^[\w-]+/.exec(head.slice(error.pos[0]))?.[0] ?? "";
    return { rule: "twice", values: { value }, at: error.pos[0] };
  }
  const isFields = isMap<unknown, ParsedNode>(contents);
  const misread = isFields ? contents.items.find(({ value }) => isMisread(value))?.value?.range[0] : 0;
  const wrong = error ? error.pos[0] : misread;
  if (wrong === undefined) {
    const fields = Object.entries(document.toJS() as Record<string, unknown>);
    return { fields: Object.fromEntries(fields.map(([name, value]) => [name, value ?? ""])) };
  }
  const at = head.lastIndexOf("\n", wrong - 1) + 1;
  const [, name = "", value = ""] =
    /^\s*([\w-]+)\s*[:=]?\s*(.*)$/m.exec(head.slice(at).split("\n", 1)[0] ?? "") ?? [];
  const plain = value.replace(/^["'“„*`]+|["'”*`]+\s*$/g, "").replace(/["\\]/g, "");
  return { rule: "front-matter-line", values: { nearest: `${name}: "${plain}"` }, at };
});

/** Markdown content file: front matter and body, both empty if the file cannot be read. */
export class MarkdownText extends SourceFile {
  /** Front matter fields as written; values are not converted to numbers or dates. */
  readonly fields: Readonly<Record<string, unknown>> = {};
  readonly body: string = "";

  constructor(root: string, file: string) {
    super(root, file);
    if (this.findings.length > 0) return;
    const parts = frontMatterOf(this.text);
    const head: ReturnType<typeof readHead> = parts ? readHead(parts.head) : { rule: "front-matter" };
    if (parts && "fields" in head) [this.fields, this.body] = [head.fields, parts.body];
    else if ("rule" in head) this.addAt({ ...head, at: (parts?.start.length ?? 0) + (head.at ?? 0) });
  }

  /** Returns a front matter field; empty if it is not a string. */
  textOf(name: string): string {
    const value = this.fields[name];
    return typeof value === "string" ? value : "";
  }

  /** Adds an error, if there is one, at a front matter field. */
  add([field = "-"]: JsonPath, error: FileError | null): void {
    if (!error) return;
    const head = this.text.slice(0, this.text.length - this.body.length);
    const [found] = head.matchAll(new RegExp(`^${field}:[ \\t]*`, "gm"));
    this.addAt({ ...error, at: found && found.index + found[0].length }, String(field));
  }

  /** Adds an error, if there is one, at its offset in the body. */
  addToBody(error: FileError | null): void {
    if (error) this.addAt({ ...error, at: this.text.length - this.body.length + (error.at ?? 0) }, "body");
  }
}
