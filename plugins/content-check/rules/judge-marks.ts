import { locales } from "../../../src/config/languages";
import { markedParts } from "../../../src/lib/marked-text";
import { addressNear, isHref, isLinkedAddress } from "../data-formats";
import type { FileError } from "../finding";
import { memoiseByText } from "./memoise-by-text";
import { suggestion } from "./nearest";
import type { SitePages } from "./surroundings";

/** Matches a path with any language prefix. */
export const anyLanguage = new RegExp(`^/(?:${locales.join("|")})/`);

/** Returns the error in a path that a text links to, or null if the page and its section exist. */
export function judgePath(value: string, pages: SitePages): FileError | null {
  if (anyLanguage.test(value))
    return { rule: "link-path", values: { nearest: value.replace(anyLanguage, "→ /") } };
  const [page = "", anchor] = value.split("#");
  const leads = (to: SitePages["all"]) =>
    to.has(page) && (anchor === undefined || anchor === "main" || (to.get(page)?.includes(anchor) ?? true));
  if (leads(pages.published)) return null;
  if (leads(pages.all)) return { rule: "link-unpublished", values: { value } };
  const anchors = pages.published.get(page)?.map((name) => `${page}#${name}`);
  // A press item without an article.
  const [, slug = ""] = /^\/press\/([\w-]+)\/$/.exec(page) ?? [];
  const nearest =
    slug && pages.all.get("/press/")?.includes(slug)
      ? `→ data/press/articles/${slug}/tr.md`
      : suggestion(value, anchors ?? [...pages.published.keys()]);
  return { rule: "dead-link", values: { value, nearest } };
}

const withoutWww = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** Reports an absolute URL of a page on this site, which would ignore the language and bypass checks. */
export function judgeOwnAddress(to: string, pages: SitePages): FileError | null {
  const { origin } = pages;
  if (!isLinkedAddress(to) || to.includes("{") || !URL.canParse(origin)) return null;
  const { pathname, hash } = new URL(to);
  if (withoutWww(to) !== withoutWww(origin) || /\.\w+$/.test(pathname)) return null;
  const path = pathname.replace(anyLanguage, "/").replace(/\/?$/, "/");
  return { rule: "link-path", values: { nearest: `→ ${path}${hash}` } };
}

/** Returns the error of a link target in a string; null if it is valid. */
export function judgeAddress(to: string, pages: SitePages): FileError | null {
  if (to.startsWith("/") && isHref(to)) return judgePath(to, pages);
  // Unescaped parentheses would end the link.
  const encoded = to.replaceAll("(", "%28").replaceAll(")", "%29");
  if (isLinkedAddress(to) && encoded === to) return judgeOwnAddress(to, pages);
  const near = isLinkedAddress(to) ? encoded : addressNear(to);
  const isDead = near.startsWith("/") && !pages.all.has(near);
  return { rule: "mark-address", values: { value: to, nearest: near && !isDead ? `→ ${near}` : "" } };
}

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

const firstOf = (marks: readonly RegExp[], text: string) =>
  marks.map((mark) => mark.exec(text)?.[0].trim()).find((one) => one !== undefined) ?? null;

/** Reports formatting in a string that must be plain. */
export const judgeUnmarked = memoiseByText((text): FileError | null => {
  const found = firstOf([...ownMarks, ...foreignMarks], text);
  return found === null ? null : { rule: "markup", values: { found } };
});

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
 * Reports the first piece of formatting in a string that is unsupported or incomplete, or has an invalid
 * target.
 */
export function judgeMarks(text: string, allowed: readonly string[], pages: SitePages): FileError | null {
  const foreign = firstOf(foreignMarks, text.replace(/\]\([^)]*\)/g, "]()"));
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
