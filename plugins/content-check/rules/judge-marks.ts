import { markedParts } from "../../../src/lib/marked-text";
import type { FileError } from "../finding";
import { judgeAddress } from "./judge-links";
import { memoiseByText } from "./memoise-by-text";
import type { SitePages } from "./site-pages";

/** Patterns that match unsupported syntax of other markup languages. */
const foreignMarks: readonly RegExp[] = [
  /<\/?[a-z][^>]*>/i,
  /&(?:[a-z][a-z\d]{1,30}|#\d{1,6}|#x[\da-f]{1,6});/i,
  /!\[[^\]]*\]/,
  /`[^`]*`|~~[^~]+~~|\*{3,}/,
  /(?<!\w)__?[^\s_][^_]*__?(?!\w)/,
  /^\s*(?:#{1,6}|[-+*•–>]) .{0,20}/m,
  /^\s*(?:\d{1,2}|[a-zçğıöşü])[.)] .{0,20}(?=.*\n)/im,
  /^\s*\|.{0,20}(?=.*\|\s*$)/m,
  /\\(?!\s)\S{0,20}/,
];

/** Patterns of supported inline formatting, which a plain-text field would show literally. */
const ownMarks: readonly RegExp[] = [
  /\[[^\]\n]+\]\([^)\n]*\)?/,
  /\*\*[^*\n]+\*\*/,
  /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/,
];

const firstOf = (marks: readonly RegExp[]) =>
  memoiseByText((text) => {
    const found = marks.map((mark) => mark.exec(text)?.[0].trim()).find((one) => one !== undefined);
    return found ?? null;
  });

/** Finds the first unsupported formatting in a string. */
const foreignMarkIn = firstOf(foreignMarks);

/** Finds the first formatting in a string that must be plain. */
export const markIn = firstOf([...ownMarks, ...foreignMarks]);

/** Matches anything resembling a link, complete or not; its address may contain a pair of parentheses. */
const linkLike = /\[([^\]]*)\]\(((?:[^()\n]|\([^()]*\))*)\)?/;

const shown = (found: string): FileError => ({ rule: "mark-shown", values: { found } });

/** Reports incomplete or unsupported formatting in the plain-text parts of a string. */
export function judgePlain(words: string, judge: (to: string) => FileError | null): FileError | null {
  const [link, label = "", to = ""] = linkLike.exec(words) ?? [];
  if (link !== undefined) return (label.trim() === "" ? null : judge(to)) ?? shown(link);
  const [gap] = /\[[^\]]+\]\s+\([^)\s]+\)|\*+|`+/.exec(words) ?? [];
  const bracket = words.split("[").length === words.split("]").length ? null : /[[\]]/.exec(words)?.[0];
  const found = gap ?? bracket ?? null;
  return found === null ? null : shown(found);
}

/**
 * Reports the first error in the inline formatting of a string; null if all of it is supported, complete and
 * has valid targets.
 */
export function judgeMarks(text: string, allowed: readonly string[], pages: SitePages): FileError | null {
  const foreign = foreignMarkIn(text.replace(/\]\([^)]*\)/g, "]()"));
  if (foreign !== null) return shown(foreign);
  for (const part of markedParts(text)) {
    const link = part.kind === "link" ? `[${part.words}](${part.to})` : "";
    if (link && !allowed.includes("link")) return { rule: "markup", values: { found: link } };
    const nested = part.kind === "strong" || part.kind === "emphasis" ? linkLike.exec(part.words)?.[0] : null;
    if (nested || (link && part.words.trim() === "")) return shown(nested ?? link);
    const verdict =
      (part.kind === "link" && judgeAddress(part.to, pages)) ||
      judgePlain(part.words, (to) => judgeAddress(to, pages));
    if (verdict) return verdict;
  }
  return null;
}
