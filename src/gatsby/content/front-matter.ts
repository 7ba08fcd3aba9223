import { isMap, isScalar, parseDocument } from "yaml";
import type { Verdict } from "./judge-links";

/** The details of a text between two `---` lines, with what follows them; `start` is what the file has up to the first detail. */
type FrontMatter = { start: string; head: string; body: string };

/** As editors leave it: blank lines before, blanks behind the lines. */
const form = /^(\s*---[ \t]*\n)((?:[\s\S]*?\n)?)---[ \t]*(?:\n([\s\S]*))?$/;

/** Takes a Markdown text apart; null where it has no details. */
export function frontMatterOf(text: string): FrontMatter | null {
  const [, start, head, body = ""] = form.exec(text) ?? [];
  return start === undefined || head === undefined ? null : { start, head, body };
}

/** A detail as it is written; lists and maps as they are. */
export type Detail = { name: string; value: unknown; at: number };

/** The line of a detail as it should be written. */
function lineVerdict(line: string, at: number): Verdict & { at: number } {
  const [, name = "", value = ""] = /^\s*([\w-]+)\s*[:=]?\s*(.*)$/.exec(line) ?? [];
  const nearest = `${name}: "${value.replace(/^["'“„]|["'”]\s*$/g, "").replace(/["\\]/g, "")}"`;
  return { rule: "front-matter-line", values: { nearest }, at };
}

/** Whether a line cannot be read as the detail that it is meant as. */
function isUnreadable(line: string): boolean {
  const { errors, contents } = parseDocument(line);
  return (
    errors.length > 0 ||
    line.includes("\t") ||
    (line.trim() !== "" && !/^\s*[-#]/.test(line) && !isMap(contents))
  );
}

/** Whether a value without quotes is read otherwise than it is written: cut at a #, 1.10 as 1.1, with quotes that are none. */
const isMisread = (written: string, value: string) =>
  written.trim() !== value ||
  /^[“”„«‘’].*[“”»’]$/.test(value) ||
  (/^[-+]?[\d_]*\.?\d+$/.test(value) && String(Number(value)) !== value);

/** Reads the details; the first that cannot be read, or would be read otherwise than it is written, is a verdict. */
export function readHead(head: string): { details: Detail[]; verdict: (Verdict & { at: number }) | null } {
  const document = parseDocument(head, { schema: "failsafe" });
  const [error] = document.errors;
  if (error?.code === "DUPLICATE_KEY") {
    const key = /^[\w-]+/.exec(head.slice(error.pos[0]))?.[0] ?? "";
    return { details: [], verdict: { rule: "duplicate-key", values: { key }, at: error.pos[0] } };
  }
  const pairs = isMap(document.contents) ? document.contents.items : [];
  if (error || pairs.length === 0) {
    const lines = head.split("\n");
    const index = Math.max(lines.findIndex(isUnreadable), 0);
    return {
      details: [],
      verdict: lineVerdict(lines[index] ?? "", lines.slice(0, index).join("\n").length + 1),
    };
  }
  let verdict: (Verdict & { at: number }) | null = null;
  const values = document.toJS() as Record<string, unknown>;
  const details = pairs.map(({ key, value }): Detail => {
    const name = isScalar(key) ? String(key.value) : "";
    const at = (value as { range?: [number] } | null)?.range?.[0] ?? 0;
    if (isScalar(value) && value.type === "PLAIN") {
      const start = head.lastIndexOf("\n", at) + 1;
      const written = head.slice(at).split("\n", 1)[0] ?? "";
      if (isMisread(written, String(value.value)))
        verdict ??= lineVerdict(head.slice(start).split("\n", 1)[0] ?? "", at);
    }
    return { name, value: values[name] ?? "", at };
  });
  return { details, verdict };
}
