import { DomUtils, parseDocument } from "htmlparser2";

/** Searchable data of a built page. */
export type SearchedPage = {
  title: string;
  description: string;
  /** Labels of menu links to the page, under which visitors also search for it. */
  labels: string;
  ids: ReadonlySet<string>;
};

/**
 * Extracts the searchable data from a page.
 * @param titleEnd suffix of page titles, which is removed
 * @returns null for a page that search engines may not index, or that has no title
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
    labels: elements
      .filter(({ attribs }) => attribs["aria-current"] === "page")
      .map((link) => DomUtils.textContent(link))
      .join(" "),
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
  };
}
