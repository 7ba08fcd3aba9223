import { parseDocument, isMap, isScalar, type Document } from "yaml";
import type { Finding } from "./finding";
import type { RuleName } from "./messages";

/** The details of a text between two `---` lines, with what follows them. */
export type FrontMatter = {
  /** What the file has up to the first detail. */
  start: string;
  head: string;
  body: string;
};

/** As editors leave it: blank lines before, blanks behind the lines. */
const form = /^(\s*---[ \t]*\n)((?:[\s\S]*?\n)?)---[ \t]*(?:\n([\s\S]*))?$/;

/** Takes a Markdown text apart; null where it has no details. */
export function frontMatterOf(text: string): FrontMatter | null {
  const [, start, head, body = ""] = form.exec(text) ?? [];
  return start === undefined || head === undefined ? null : { start, head, body };
}

/** What is wrong with a line of details, with the column from 0. */
export type HeadVerdict = {
  rule: RuleName;
  values: NonNullable<Finding["values"]>;
  at: number;
  name?: string;
};

const quoted = (name: string, value: string) => `${name}: "${value.replaceAll('"', "").trim()}"`;

function judgeLine(line: string): Omit<HeadVerdict, "at"> | null {
  if (line.trim() === "" || line.startsWith("#")) return null;
  if (line.includes("\t")) return { rule: "front-matter-tab", values: {} };
  const [, name = "", rest = ""] = /^\s*([\w-]+)\s*:\s?(.*)$/.exec(line) ?? [];
  if (name === "") {
    const [, near = "", value = ""] = /^\s*([\w-]+)\s*[=;,]?\s*(.+)$/.exec(line) ?? [];
    return {
      rule: "front-matter-line",
      values: { nearest: value && quoted(near, value.replace(/^"|"$/g, "")) },
    };
  }
  if (/^\s*[\w-]+:\S/.test(line))
    return { rule: "front-matter-line", values: { nearest: quoted(name, rest.replace(/^"|"$/g, "")) } };
  const value = rest.trim();
  const [mark = ""] = /^["']/.exec(value) ?? [];
  const inner = mark === "" ? "" : value.slice(1, value.endsWith(mark) ? -1 : undefined);
  if (mark !== "" && (value.length < 2 || !value.endsWith(mark)))
    return { rule: "front-matter-quote", values: { nearest: quoted(name, inner) }, name };
  if (mark === '"' && /(?<!\\)"/.test(inner))
    return { rule: "quote-inside", values: { nearest: `“${/"([^"]*)/.exec(inner)?.[1] ?? ""}”` }, name };
  if (mark === "" && (/^[@`%&*!|>{}[\-?,#]/.test(value) || /:(?:\s|$)| #/.test(value) || value.endsWith('"')))
    return { rule: "front-matter-quotes", values: { nearest: quoted(name, value) }, name };
  return null;
}

/** What is wrong with the details as such: the first line that cannot be read, or would be read otherwise than it is written. */
export function judgeHead(head: string, document: Document.Parsed): HeadVerdict | null {
  const [error] = document.errors;
  let at = 0;
  for (const line of head.split("\n")) {
    const verdict = judgeLine(line);
    // A line that looks wrong and is read as it is meant is none of these.
    if (verdict && (error || verdict.rule === "front-matter-quotes")) return { ...verdict, at };
    at += line.length + 1;
  }
  if (error?.code === "DUPLICATE_KEY") {
    const key = /^[\w-]+/.exec(head.slice(error.pos[0]))?.[0] ?? "";
    return { rule: "duplicate-key", values: { key }, at: error.pos[0] };
  }
  if (error) return { rule: "front-matter-syntax", values: {}, at: error.pos[0] };
  return isMap(document.contents) ? null : { rule: "front-matter", values: {}, at: 0 };
}

/** The details as they are written: every value that is no list a text. */
export function readHead(head: string) {
  const document = parseDocument(head, { schema: "failsafe" });
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const entries = pairs.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : "";
    const node = isScalar(value) ? value : null;
    const written = typeof node?.value === "string" ? node.value : "";
    return {
      name,
      value: node ? written : value === null ? "" : (document.toJS() as Record<string, unknown>)[name],
      at: (value as { range?: [number] } | null)?.range?.[0] ?? 0,
      isPlain: node?.type === "PLAIN",
    };
  });
  return { document, entries };
}

/** How a number without quotes is read by others, where that is not how it is written: 1.10 as 1.1. */
export const misreadNumber = (value: unknown): string | null =>
  typeof value === "string" && /^[-+]?[\d_]*\.?\d+$/.test(value) && String(Number(value)) !== value
    ? String(Number(value))
    : null;
