import { markedParts } from "../../lib/marked-text";
import { foreignMarkIn } from "./foreign-marks";
import { judgeAddress, judgeSpacedLink, type Verdict } from "./judge-address";
import type { SitePages } from "./site-pages";

const picture = /!\[[^\]]*\](?:\([^)]*\))?/;

/** What somebody meant as a link, whole or not; an address may hold a pair of brackets. */
const linkLike = /\[[^\]]*\]\(((?:[^()\s]|\([^()\s]*\))*)\)?/;

const linkWithGap = /\[[^\]]+\]\s+\([^)\s]+\)/;

/** Strong words with a blank beside one of their marks, which makes none of them: how they are written, and where. */
export function spacedStrong(text: string): (Verdict & { at: number }) | null {
  let at = 0;
  for (const [index, words] of text.split("**").entries()) {
    const isInside = index % 2 === 1;
    if (isInside && words.trim() !== "" && words !== words.trim())
      return { rule: "mark-blank", values: { nearest: `**${words.trim()}**` }, at: at - 2 };
    at += words.length + 2;
  }
  return null;
}

function judgePlain(words: string, pages: SitePages): Verdict | null {
  const foreign = foreignMarkIn(words);
  if (foreign !== null) return { rule: "mark-unknown", values: { found: foreign } };
  const found = linkLike.exec(words);
  const [link, to = ""] = found ?? [];
  if (link?.startsWith("[](")) return { rule: "mark-no-words", values: { found: link } };
  // Whole, and yet no mark: its address is none.
  if (link !== undefined)
    return (
      judgeSpacedLink(words.slice(found?.index), pages) ??
      judgeAddress(to, pages) ?? { rule: "mark-unbalanced", values: { found: link } }
    );
  const [apart] = linkWithGap.exec(words) ?? [];
  if (apart) return { rule: "mark-gap", values: { nearest: apart.replace(/\]\s+\(/, "](") } };
  const spaced = words.split("**").length % 2 === 1 ? spacedStrong(words) : null;
  if (spaced) return { rule: spaced.rule, values: spaced.values };
  const [asterisks] = /\*+/.exec(words) ?? [];
  if (asterisks) return { rule: "mark-unbalanced", values: { found: asterisks } };
  const [opened, closed] = [words.split("[").length, words.split("]").length];
  if (opened !== closed) return { rule: "mark-unbalanced", values: { found: opened > closed ? "[" : "]" } };
  return null;
}

/** The first thing that is wrong with the marks of a text; null when all of them are known, whole and lead somewhere. */
export function judgeMarks(text: string, allowed: readonly string[], pages: SitePages): Verdict | null {
  const [found] = picture.exec(text) ?? [];
  if (found !== undefined) return { rule: "mark-unknown", values: { found } };
  const [nested] = /\[[^[\]]*\*[^[\]]*\]\([^)\s]*\)/.exec(text) ?? [];
  if (nested !== undefined) return { rule: "mark-nested", values: { found: nested } };
  for (const part of markedParts(text)) {
    const verdict = judgePart(part, allowed, pages);
    if (verdict) return verdict;
  }
  return null;
}

function judgePart(
  part: ReturnType<typeof markedParts>[number],
  allowed: readonly string[],
  pages: SitePages,
): Verdict | null {
  if (part.kind === "plain") return judgePlain(part.words, pages);
  if (part.kind === "link") {
    if (!allowed.includes("link"))
      return { rule: "mark-no-link", values: { found: `[${part.words}](${part.to})` } };
    if (part.words.trim() === "")
      return { rule: "mark-no-words", values: { found: `[${part.words}](${part.to})` } };
    return judgeAddress(part.to, pages) ?? judgePlain(part.words, pages);
  }
  const [inner] = linkLike.exec(part.words) ?? [];
  return inner === undefined
    ? judgePlain(part.words, pages)
    : { rule: "mark-nested", values: { found: inner } };
}
