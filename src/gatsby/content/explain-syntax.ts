import { printParseErrorCode, type ParseError } from "jsonc-parser";
import { isoDayOf } from "./days";
import type { Finding } from "./finding";
import type { RuleName } from "./messages";
import { plainNumber, wordValue } from "./written-values";

/** What is wrong, and where in the text. */
export type SyntaxVerdict = { rule: RuleName; values?: Finding["values"]; at: number };

/** Characters that editors put in place of straight quotes. */
const curlyQuote = /[“”„‟″«»‘’‹›`´]/;

/** Blanks and marks that nobody sees, by the name a maintainer may look up. */
const invisible: Record<string, string> = {
  "\u00a0": "U+00A0",
  "\u200b": "U+200B",
  "\u200c": "U+200C",
  "\u200d": "U+200D",
  "\u200e": "U+200E",
  "\u200f": "U+200F",
  "\u202f": "U+202F",
  "\u2028": "U+2028",
  "\u2060": "U+2060",
  "\ufeff": "U+FEFF",
};
const invisibleSet = `[${Object.keys(invisible).join("")}]`;

/** The first invisible character outside of texts. */
function invisibleOutside(text: string): SyntaxVerdict | null {
  if (!new RegExp(invisibleSet).test(text)) return null;
  const outside = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (part) => "x".repeat(part.length));
  const at = outside.search(new RegExp(invisibleSet));
  return at < 0
    ? null
    : { rule: "invisible-character", values: { found: invisible[text[at] ?? ""] ?? "" }, at };
}

/** A key with an invisible character, or a blank at an end: for the schema it is another field. */
export function oddKey(text: string): SyntaxVerdict | null {
  const hidden = new RegExp(`"([^"\\\\\\n]*${invisibleSet}[^"\\\\\\n]*)"\\s*:`).exec(text);
  if (!hidden) return null;
  const found = new RegExp(invisibleSet).exec(hidden[1] ?? "")?.[0] ?? "";
  return { rule: "invisible-character", values: { found: invisible[found] ?? "" }, at: hidden.index };
}

/** Where a mark of two changes in conflict stands in a text; negative where there is none. A line of = alone may belong to Markdown. */
export const conflictIn = (text: string): number => text.search(/^(?:<{7} |\|{7}(?: |$)|>{7} )/m);

const conflict = /^(?:<{7} |\|{7}(?: |$)|={7}$|>{7} )/m;

/** Slips of the whole file. */
function judgeFile(text: string): SyntaxVerdict | null {
  if (text.trim() === "") return { rule: "empty-file", at: 0 };
  if (/^\s*(?:\{\\rtf|PK.{2}|<(?:!doctype|html|\?xml))/i.test(text)) return { rule: "not-plain-text", at: 0 };
  const marked = conflict.exec(text);
  return marked ? { rule: "merge-conflict", at: marked.index } : invisibleOutside(text);
}

/** The value of a field as it is typed on its line, with its offset from the start of the line. */
function valueOn(line: string): { raw: string; column: number } | null {
  const match = /^(.*?"[^"]*"\s*:\s*|\s*)(\S.*?)?\s*$/.exec(line);
  const raw = (match?.[2] ?? "").replace(/\s*[,;]$/, "");
  return raw === "" ? null : { raw, column: match?.[1]?.length ?? 0 };
}

/** A value that stands without quotes, or with other ones. */
function judgeBare(raw: string): Omit<SyntaxVerdict, "at"> | null {
  const [first = ""] = raw;
  if (curlyQuote.test(first)) return { rule: "smart-quotes" };
  if (first === "'") return { rule: "single-quotes", values: { nearest: `"${raw.replace(/^'|'$/g, "")}"` } };
  const word = wordValue(raw);
  if (word !== "") return { rule: "choice-form", values: { nearest: word } };
  const day = isoDayOf(raw.replace(/"$/, "")).replace("→ ", "");
  const isDayLike = day !== "" || /^\d{4}-\d{2}-\d{2}/.test(raw);
  if (isDayLike) return { rule: "missing-quotes", values: { nearest: `"${day || raw.replace(/"$/, "")}"` } };
  const number = plainNumber(raw);
  if (number !== "")
    return {
      rule: /^\d+,\d{1,2}$/.test(raw) ? "decimal-comma" : "number-form",
      values: { nearest: number },
    };
  return /^[\p{L}\d@/#+][^"{}[\]:]*"?$/u.test(raw) || /^\{\w+\}/.test(raw)
    ? { rule: "missing-quotes", values: { nearest: `"${raw.replace(/"$/, "").slice(0, 40)}"` } }
    : null;
}

/** A text with quotes of its own, without its end, or over several lines. */
function judgeText(raw: string, next: string): Omit<SyntaxVerdict, "at"> | null {
  const isClosed = raw.length > 1 && raw.endsWith('"') && !raw.endsWith('\\"');
  const inner = raw.slice(1, isClosed ? -1 : undefined);
  if (!isClosed && /[“”„‟″»]$/.test(raw)) return { rule: "smart-quotes" };
  if (!isClosed && !/(?<!\\)"/.test(inner))
    return /^\s*(?:["}\]]|$)/.test(next) ? { rule: "unclosed-quote" } : { rule: "line-break" };
  const [, word] = /(?<!\\)"([^"]*)/.exec(inner) ?? [];
  // Quotes with a comma or a colon between them belong to several texts.
  if (word === undefined || /"\s*[,:}\]]|[:,{[]\s*"/.test(inner)) return null;
  return { rule: "quote-inside", values: { nearest: word.trim() === "" ? "“ ”" : `“${word.trim()}”` } };
}

function judgeLine(text: string, offset: number): SyntaxVerdict | null {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? undefined : end);
  const next = end < 0 ? "" : (text.slice(end + 1).split("\n", 1)[0] ?? "");
  const found = valueOn(line);
  if (!found) return null;
  const { raw, column } = found;
  const verdict = raw.startsWith('"') ? judgeText(raw, next) : judgeBare(raw);
  return verdict ? { ...verdict, at: start + column } : null;
}

/** What the sign at which reading stops says by itself. */
function judgeSign(text: string, { error, offset }: ParseError): SyntaxVerdict | null {
  const before = text.slice(0, offset).trimEnd();
  const here = text.slice(offset);
  const code = printParseErrorCode(error);
  if (here.trim() === "") return { rule: "unfinished", at: offset };
  if (/^(?:\/[/*]|#(?![0-9a-f]{3,8}\b)|<!--)/i.test(here)) return { rule: "comment", at: offset };
  if (here.startsWith(";")) return { rule: "semicolon", at: offset };
  if (/^[}\]]/.test(here) && before.endsWith(",")) return { rule: "trailing-comma", at: offset };
  if (here.startsWith(",") && /[,[{]$/.test(before)) return { rule: "extra-comma", at: offset };
  if (here.startsWith("=")) return { rule: "missing-colon", at: offset };
  if (code === "ColonExpected" && /^["\d[{]/.test(here)) return { rule: "missing-colon", at: offset };
  if (code === "InvalidCharacter" && here.includes("\t")) return { rule: "tab-inside", at: offset };
  if (code === "InvalidEscapeCharacter")
    return { rule: "backslash", values: { found: here.slice(0, 30).split("\n")[0] ?? "" }, at: offset };
  return null;
}

/** The bracket that is still open at the end of a text: { or [, or none. */
function openBracket(text: string): string {
  const open: string[] = [];
  for (const [sign] of text.replace(/"(?:[^"\\\n]|\\.)*"/g, "").matchAll(/[[\]{}]/g))
    if (sign === "{" || sign === "[") open.push(sign);
    else open.pop();
  return open.at(-1) ?? "";
}

/** What the parser's first complaint means to somebody who does not know JSON. */
export function explainSyntax(text: string, error: ParseError): SyntaxVerdict {
  const { offset } = error;
  const before = text.slice(0, offset).trimEnd();
  const here = text.slice(offset);
  const known = judgeFile(text) ?? judgeSign(text, error);
  if (known) return known;
  if (curlyQuote.test(here[0] ?? "") && !/"\s*$/.test(before)) return { rule: "smart-quotes", at: offset };
  // A text that was not closed makes itself known on the next line.
  const previous = text.lastIndexOf("\n", offset - 1) - 1;
  const line = judgeLine(text, offset) ?? (previous > 0 ? judgeOpen(text, previous) : null);
  if (line) return line;
  const code = printParseErrorCode(error.error);
  if (here.startsWith("{") && openBracket(before) === "{") return { rule: "item-open", at: offset };
  if (code === "CommaExpected" && /^["{[\d]/.test(here)) return { rule: "missing-comma", at: offset };
  if (/^[}\]]/.test(here) && /BraceExpected|BracketExpected|CommaExpected/.test(code))
    return { rule: "wrong-bracket", values: { found: here[0] ?? "" }, at: offset };
  const found = here.slice(0, 12).replace(/\n[\s\S]*/, "");
  return { rule: code === "EndOfFileExpected" ? "text-behind" : "syntax", values: { found }, at: offset };
}

/** The line before, where a text was left open on it. */
function judgeOpen(text: string, offset: number): SyntaxVerdict | null {
  const verdict = judgeLine(text, offset);
  return verdict?.rule === "unclosed-quote" || verdict?.rule === "line-break" ? verdict : null;
}
