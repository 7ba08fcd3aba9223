import { defaultLocale, locales } from "../../../src/config/languages";
import { isHref, isLinkedAddress, webAddressNear } from "../data-formats";
import type { Verdict } from "../finding";
import { nearestOf, suggestion } from "./nearest";
import type { SitePages } from "./site-pages";

const anyLanguage = new RegExp(`^/(?:${locales.join("|")})/`);
const otherLanguage = new RegExp(`^/(?:${locales.filter((locale) => locale !== defaultLocale).join("|")})/`);

/** What an address was probably meant as, as a suggestion; empty where nothing that exists is near. */
export function addressNear(typed: string, { all }: SitePages, links: readonly string[] = []): string {
  const value = typed.trim();
  const names = links.map((name) => `site:${name}`);
  if (value.startsWith("site:")) return suggestion(value, names);
  const address = webAddressNear(value);
  if (address !== "") return `→ ${address}`;
  if (/^[a-z][a-z\d+.-]*:|[\s@]/i.test(value)) return "";
  const [path = "", anchor = ""] = value.replace(anyLanguage, "/").split("#");
  const name = path.replace(/\?.*/, "").replace(/^\/+|\/+$/g, "");
  const page = nearestOf(name === "" ? "/" : `/${name}/`, [...all.keys()]);
  if (page === null) return "";
  return all.get(page)?.includes(anchor) ? `→ ${page}#${anchor}` : `→ ${page}`;
}

/** What is wrong with a path that a text leads to; null when the page and its section exist. */
export function judgePath(value: string, pages: SitePages): Verdict | null {
  if (otherLanguage.test(value))
    return { rule: "link-path", values: { nearest: value.replace(otherLanguage, "→ /") } };
  const [page = "", anchor] = value.split("#");
  const leads = (to: SitePages["all"]) =>
    to.has(page) && (anchor === undefined || anchor === "main" || (to.get(page)?.includes(anchor) ?? true));
  if (leads(pages.published)) return null;
  if (leads(pages.all)) return { rule: "link-unpublished", values: { value } };
  const anchors = pages.published.get(page)?.map((name) => `${page}#${name}`);
  // An item of the press whose article nobody has written.
  const [, slug = ""] = /^\/press\/([\w-]+)\/$/.exec(page) ?? [];
  const nearest = pages.all.get("/press/")?.includes(slug)
    ? `→ data/press/articles/${slug}/tr.md`
    : suggestion(value, anchors ?? [...pages.published.keys()]);
  return { rule: "dead-link", values: { value, nearest } };
}

const withoutWww = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/**
 * A whole address of a page of this site, as a browser shows it: it would stay in one language, leave the page that is open, and
 * nobody would say when its page is gone. Null for any other, and for files, which are no pages.
 */
export function judgeOwnAddress(to: string, pages: SitePages): Verdict | null {
  const { origin } = pages;
  if (!isLinkedAddress(to) || to.includes("{") || !URL.canParse(origin)) return null;
  const { pathname, hash } = new URL(to);
  if (withoutWww(to) !== withoutWww(origin) || /\.\w+$/.test(pathname)) return null;
  return { rule: "link-path", values: { nearest: addressNear(pathname + hash, pages) } };
}

/** What is wrong with the address of a link inside a text; null when it leads somewhere. */
export function judgeAddress(to: string, pages: SitePages): Verdict | null {
  const own = judgeOwnAddress(to, pages);
  if (own) return own;
  if (to.startsWith("/") && isHref(to, [])) return judgePath(to, pages);
  // Its brackets would end the link.
  const encoded = to.replaceAll("(", "%28").replaceAll(")", "%29");
  if (isLinkedAddress(to) && encoded === to) return null;
  const nearest = isLinkedAddress(to) ? `→ ${encoded}` : addressNear(to, pages);
  return { rule: "mark-address", values: { value: to, nearest } };
}
