import { markedParts } from "../../../src/lib/marked-text";
import type { Verdict } from "../finding";
import { judgeAddress } from "./judge-links";
import { perText } from "./per-text";
import type { SitePages } from "./site-pages";

/** What other ways of marking texts know, and this site does not. */
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

/** Marks of marked-up texts, which a plain text shows as they are typed. */
const ownMarks: readonly RegExp[] = [
  /\[[^\]\n]+\]\([^)\n]*\)?/,
  /\*\*[^*\n]+\*\*/,
  /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/,
];

const firstOf = (marks: readonly RegExp[]) =>
  perText((text) => {
    const found = marks.map((mark) => mark.exec(text)?.[0].trim()).find((one) => one !== undefined);
    return found ?? null;
  });

/** The first mark in a text that no text of the site may hold. */
const foreignMarkIn = firstOf(foreignMarks);

/** The first mark in a text that has to be plain. */
export const markIn = firstOf([...ownMarks, ...foreignMarks]);

/** What somebody meant as a link, whole or not; an address may hold a pair of brackets. */
const linkLike = /\[([^\]]*)\]\(((?:[^()\n]|\([^()]*\))*)\)?/;

const shown = (found: string): Verdict => ({ rule: "mark-shown", values: { found } });

/** Words that are no mark to the page, and hold what was meant as one. */
export function judgePlain(words: string, judge: (to: string) => Verdict | null): Verdict | null {
  const [link, label = "", to = ""] = linkLike.exec(words) ?? [];
  if (link !== undefined) return (label.trim() === "" ? null : judge(to)) ?? shown(link);
  const [gap] = /\[[^\]]+\]\s+\([^)\s]+\)|\*+|`+/.exec(words) ?? [];
  const bracket = words.split("[").length === words.split("]").length ? null : /[[\]]/.exec(words)?.[0];
  const found = gap ?? bracket ?? null;
  return found === null ? null : shown(found);
}

/** The first thing that is wrong with the marks of a text; null when all of them are known, whole and lead somewhere. */
export function judgeMarks(text: string, allowed: readonly string[], pages: SitePages): Verdict | null {
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
