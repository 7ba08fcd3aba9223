import { markedParts } from "../../lib/marked-text";
import { judgePath } from "./check-links";
import { isHref } from "./data-formats";
import type { RuleName } from "./messages";
import type { SitePages } from "./site-pages";

type Verdict = { rule: RuleName; values: Record<string, string> };

/** What other ways of marking texts know, and this one does not. */
const foreignMarks = [
  /<\/?[a-z][^>]*>/i,
  /`[^`]*`/,
  /~~[^~]+~~/,
  /(?<!\w)__?[^\s_][^_]*__?(?!\w)/,
  /^#{1,6} .{0,20}/m,
  /^[-+*] .{0,20}/m,
  /\*{3,}/,
];

/** A link to a parser of links, so that it is looked for in the whole text. */
const picture = /!\[[^\]]*\](?:\([^)]*\))?/;

const linkLike = /\[[^\]]*\]\(([^)\s]*)\)?/;

/** What the address is likely to be meant as, as a suggestion. */
function addressNear(to: string, pages: SitePages): string {
  if (to.startsWith("http:")) return `→ ${to.replace(/^http:/, "https:")}`;
  const path = `/${to.replace(/^\/+|\/+$/g, "")}/`;
  return pages.all.has(path) ? `→ ${path}` : "";
}

function judgeAddress(to: string, pages: SitePages): Verdict | null {
  if (to.startsWith("https://") && URL.canParse(to)) return null;
  if (to.startsWith("/") && isHref(to, [])) return judgePath(to, pages);
  return { rule: "mark-address", values: { value: to, nearest: addressNear(to, pages) } };
}

function judgePlain(words: string, pages: SitePages): Verdict | null {
  const foreign = foreignMarks.map((mark) => mark.exec(words)?.[0]).find((found) => found !== undefined);
  if (foreign !== undefined) return { rule: "mark-unknown", values: { found: foreign.trim() } };
  const [link, to = ""] = linkLike.exec(words) ?? [];
  // Whole, and yet no mark: its address is none.
  if (link !== undefined)
    return judgeAddress(to, pages) ?? { rule: "mark-unbalanced", values: { found: link } };
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
    return judgeAddress(part.to, pages) ?? judgePlain(part.words, pages);
  }
  const [inner] = linkLike.exec(part.words) ?? [];
  return inner === undefined
    ? judgePlain(part.words, pages)
    : { rule: "mark-nested", values: { found: inner } };
}
