import { defaultLocale, locales } from "../../config/languages";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { textsIn } from "./json-file";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";
import { pagesFor, type SitePages } from "./site-pages";

const prefixed = new RegExp(`^/(?:${locales.filter((locale) => locale !== defaultLocale).join("|")})/`);

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
  if (published !== all && judgePath(value, { published: all, all }) === null) {
    const isShown = judgePath(value, { published, all: published }) === null;
    return isShown ? null : { rule: "link-unpublished", values: { value } };
  }
  if (!anchors)
    return { rule: "dead-link", values: { value, nearest: suggestion(page, [...published.keys()]) } };
  // Pages of text have anchors that only the build knows.
  if (anchor === undefined || anchors.length === 0 || anchors.includes(anchor)) return null;
  return { rule: "dead-anchor", values: { page, anchor, nearest: suggestion(anchor, anchors) } };
}

/** Checks that links in the data lead to pages and sections that exist. */
export function checkLinks(files: ContentFiles, pages: SitePages, day: string): Finding[] {
  return [...files.readable.values()].flatMap(({ json }) =>
    textsIn(json.value)
      .filter(({ at, text }) => /^(?:href|link)$/.test(String(at.at(-1))) && /^\/\S*$/.test(text))
      .flatMap(({ at, text }) => {
        const verdict = judgePath(text, pagesFor(pages, json.value, day));
        // The schema has a finding of its own for a path without its slash.
        if (!verdict || !/\/(#[\w-]+)?$/.test(text)) return [];
        return [json.finding(at, verdict.rule, verdict.values)];
      }),
  );
}
