import { locales } from "../../../src/config/languages";
import { addressNear, isHref, isLinkedAddress } from "../data-formats";
import type { FileError } from "../finding";
import { suggestion } from "./nearest";
import type { SitePages } from "./site-pages";

/** Matches a path with the prefix of any language. */
export const anyLanguage = new RegExp(`^/(?:${locales.join("|")})/`);

/** Reports an error in a path that a text links to; null if the page and its section exist. */
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
  const nearest = pages.all.get("/press/")?.includes(slug)
    ? `→ data/press/articles/${slug}/tr.md`
    : suggestion(value, anchors ?? [...pages.published.keys()]);
  return { rule: "dead-link", values: { value, nearest } };
}

const withoutWww = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/**
 * Reports an absolute address of one of the site's own pages: such a link would ignore the language, reload
 * the page, and escape link checks. Returns null for other addresses, and for files.
 */
export function judgeOwnAddress(to: string, pages: SitePages): FileError | null {
  const { origin } = pages;
  if (!isLinkedAddress(to) || to.includes("{") || !URL.canParse(origin)) return null;
  const { pathname, hash } = new URL(to);
  if (withoutWww(to) !== withoutWww(origin) || /\.\w+$/.test(pathname)) return null;
  const path = pathname.replace(anyLanguage, "/").replace(/\/?$/, "/");
  return { rule: "link-path", values: { nearest: `→ ${path}${hash}` } };
}

/** Reports an invalid link target inside a string; null if it is valid. */
export function judgeAddress(to: string, pages: SitePages): FileError | null {
  if (to.startsWith("/") && isHref(to)) return judgePath(to, pages);
  // Unescaped parentheses would end the link.
  const encoded = to.replaceAll("(", "%28").replaceAll(")", "%29");
  if (isLinkedAddress(to) && encoded === to) return judgeOwnAddress(to, pages);
  const near = isLinkedAddress(to) ? encoded : addressNear(to);
  const isDead = near.startsWith("/") && !pages.all.has(near);
  return { rule: "mark-address", values: { value: to, nearest: near && !isDead ? `→ ${near}` : "" } };
}
