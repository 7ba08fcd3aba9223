import { defaultLocale, locales } from "../../config/languages";
import type { ContentFiles } from "./content-files";
import { isHref } from "./data-formats";
import type { Finding } from "./finding";
import { textsIn } from "./json-file";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";
import { judgeOwnAddress } from "./own-address";
import { pagesFor, type SitePages } from "./site-pages";

const prefixed = new RegExp(`^/(?:${locales.filter((locale) => locale !== defaultLocale).join("|")})/`);

/** Where the texts of an article belong that a press item leads to and nobody has written; empty for any other page. */
function articleNear(page: string, pages: SitePages): string {
  const [, slug = ""] = /^\/press\/([\w-]+)\/$/.exec(page) ?? [];
  return pages.all.get("/press/")?.includes(slug) ? `→ data/press/articles/${slug}/tr.md` : "";
}

/** What is wrong with a path that a text leads to; null when the page and its section exist. */
export function judgePath(
  value: string,
  pages: SitePages,
): { rule: RuleName; values: Record<string, string> } | null {
  if (prefixed.test(value))
    return { rule: "link-language", values: { nearest: value.replace(prefixed, "/") } };
  const [page = "", anchor] = value.split("#");
  const { published, all } = pages;
  const anchors = published.get(page);
  if (published !== all && judgePath(value, { ...pages, published: all }) === null) {
    const isShown = judgePath(value, { ...pages, all: published }) === null;
    return isShown ? null : { rule: "link-unpublished", values: { value } };
  }
  if (anchors === undefined)
    return {
      rule: "dead-link",
      values: { value, nearest: articleNear(page, pages) || suggestion(page, [...published.keys()]) },
    };
  if (anchor === undefined || anchors === null || anchors.includes(anchor) || anchor === "main") return null;
  return { rule: "dead-anchor", values: { page, anchor, nearest: suggestion(anchor, anchors) } };
}

const judgeHref = (value: string, pages: SitePages) =>
  value.startsWith("/") ? judgePath(value, pages) : judgeOwnAddress(value, pages);

/** Checks that links in the data lead to pages and sections that exist. */
export function checkLinks(files: ContentFiles, pages: SitePages, day: string): Finding[] {
  return [...files.readable.values()].flatMap(({ json }) =>
    textsIn(json.value)
      .filter(
        ({ at, text }) => /^(?:href|link|to)$/.test(String(at.at(-1))) && /^(?:\/|https:)\S*$/.test(text),
      )
      .flatMap(({ at, text }) => {
        // The schema has a finding of its own for what is no address.
        const verdict = isHref(text, null) ? judgeHref(text, pagesFor(pages, json.value, day)) : null;
        if (!verdict) return [];
        return [json.finding(at, verdict.rule, verdict.values)];
      }),
  );
}
