import { DomUtils, parseDocument } from "htmlparser2";

/** What the search knows of a built page. */
export type SearchedPage = { title: string; description: string; ids: ReadonlySet<string> };

/**
 * Reads what can be found of a page.
 * @param titleEnd what titles of the site end with, which nobody searches for
 * @returns null for a page that search engines may not list, or without a title
 */
export function searchedPage(html: string, titleEnd: string): SearchedPage | null {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const meta = (name: string) =>
    elements.find((element) => element.name === "meta" && element.attribs.name === name)?.attribs.content ??
    "";
  const title = elements.find(({ name }) => name === "title");
  const text = title ? DomUtils.textContent(title).trim().replace(titleEnd, "") : "";
  if (text === "" || meta("robots").includes("noindex")) return null;
  return {
    title: text,
    description: meta("description"),
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
  };
}
