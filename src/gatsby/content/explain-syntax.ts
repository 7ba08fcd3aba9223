import { parseTree, printParseErrorCode, type ParseError } from "jsonc-parser";
import type { Finding } from "./finding";
import type { RuleName } from "./messages";
import { plainNumber, wordValue } from "./written-values";

/** What is wrong, and where in the text. */
export type SyntaxVerdict = { rule: RuleName; values?: Finding["values"]; at: number };

/** Where a mark of two changes in conflict stands in a text; negative where there is none. */
export const conflictIn = (text: string): number => text.search(/^(?:<{7} |\|{7}(?: |$)|>{7} )/m);

const hidden = String.raw`[\u00a0\u200b-\u200f\u202f\u2028\u2060\ufeff]`;

/** A key with a character that nobody sees: for the schema it is another field. */
const hiddenInKey = new RegExp(String.raw`"[^"\\\n]*?(${hidden})[^"\\\n]*"\s*:`);
const hiddenOutside = new RegExp(String.raw`^(?:[^"]|"(?:[^"\\\n]|\\.)*")*?(${hidden})`);

function judgeHidden(text: string, where: RegExp): SyntaxVerdict | null {
  const [whole = "", found = ""] = where.exec(text) ?? [];
  if (found === "") return null;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return {
    rule: "invisible-character",
    values: { found: `U+${code}` },
    at: text.indexOf(whole) + whole.lastIndexOf(found),
  };
}

/** What is wrong with a file as a whole, whether or not it can be read. */
export function judgeFile(text: string): SyntaxVerdict | null {
  if (text.trim() === "") return { rule: "empty-file", at: 0 };
  if (/^\s*(?:\{\\rtf|PK.{2}|<(?:!doctype|html|\?xml))/i.test(text)) return { rule: "not-plain-text", at: 0 };
  const conflict = conflictIn(text);
  return conflict < 0 ? judgeHidden(text, hiddenInKey) : { rule: "merge-conflict", at: conflict };
}

/** The value that stands on a line without quotes, or with other ones. */
function judgeBare(text: string, offset: number): SyntaxVerdict | null {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  const [, before = "", found = ""] = /^(.*?"[^"]*"\s*:\s*|\s*)(\S.*?)\s*[,;]*\s*$/.exec(line) ?? [];
  const at = start + before.length;
  if (found === "" || /^[{}[\]",;:=/#]|"\s*:/.test(found)) return null;
  const value = wordValue(found) || (/^\d{4}-/.test(found) ? "" : plainNumber(found));
  return value === ""
    ? { rule: "json-quotes", values: { found, nearest: `→ "${found.replace(/^["'“«]|["'”»]$/g, "")}"` }, at }
    : { rule: "json-value", values: { nearest: `→ ${value}` }, at };
}

/** The bracket that is still open at the end of a text. */
function openBracket(text: string): string | undefined {
  const open: string[] = [];
  for (const [sign] of text.replace(/"(?:[^"\\\n]|\\.)*"/g, "").matchAll(/[[\]{}]/g))
    if (sign === "{" || sign === "[") open.push(sign);
    else open.pop();
  return open.at(-1);
}

/** What the parser's first complaint means to somebody who does not know JSON. */
export function explainSyntax(text: string): SyntaxVerdict {
  const errors: ParseError[] = [];
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  const { offset: at, error } = first ?? { offset: 0, error: 4 };
  const [before, here, code] = [text.slice(0, at).trimEnd(), text.slice(at), printParseErrorCode(error)];
  const values = { found: here.split("\n", 1)[0]?.slice(0, 40) ?? "" };
  const invisible = judgeHidden(text, hiddenOutside);
  if (invisible) return invisible;
  if (/^(?:[}\]]|$)/.test(here) && before.endsWith(",")) return { rule: "json-comma", values, at };
  if (here.trim() === "" || code === "EndOfFileExpected") return { rule: "json-bracket", at };
  if (/^(?:\/[/*]|#|<)/.test(here)) return { rule: "json-syntax", values, at };
  if (here.startsWith("=") || (code === "ColonExpected" && /^["\d[{]/.test(here)))
    return { rule: "json-colon", values, at };
  const bare = judgeBare(text, at);
  if (bare) return bare;
  const isNewLine = /\n\s*$/.test(text.slice(0, at));
  if (/^[}\]]/.test(here) || (isNewLine && here.startsWith("{") && openBracket(before) === "{"))
    return { rule: "json-bracket", at };
  if (/^[,;]/.test(here) || (isNewLine && code === "CommaExpected" && /^["{[\d]/.test(here)))
    return { rule: "json-comma", values, at };
  const isInText = /String|Character|CommaExpected/.test(code) || /"[^\n]*$/.test(text.slice(0, at));
  return { rule: isInText ? "json-quotes" : "json-syntax", values, at };
}
