import { DomUtils, parseDocument } from "htmlparser2";
import type { Searchable, SearchEntry } from "../../src/lib/search-options";
import type { SearchedPage } from "./searched-page";

type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Pages by path without language prefix. */
export type SearchedPages = ReadonlyMap<string, SearchedPage>;

/**
 * Returns the text content of an HTML fragment.
 * @example textOf("<p>Ürün &amp; <b>sepet</b></p>") // "Ürün & sepet"
 */
export const textOf = (html: string): string =>
  DomUtils.filter(DomUtils.isText, parseDocument(html).children)
    .map((node) => DomUtils.textContent(node))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Truncates text at a word boundary.
 * @example summaryOf("Ortak gelen kutusu", 12) // "Ortak gelen…"
 */
export function summaryOf(text: string, maxLength = 160): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}

/**
 * Returns the first candidate that exists: a built page that contains the address's anchor, if any.
 * @returns the root if no address exists
 */
export function existingAddress(candidates: readonly string[], pages: SearchedPages): string {
  const exists = (address: string) => {
    const [path = "", anchor] = address.split("#");
    const page = pages.get(path);
    return page !== undefined && (anchor === undefined || page.ids.has(anchor));
  };
  return candidates.find(exists) ?? "/";
}

/** Returns an entry per section of a long text, so that search results lead directly to the section. */
export function sectionEntries({ kind, id, title, lead }: Searchable, url: string): SearchEntry[] {
  const nodes = parseDocument(lead).children;
  const isHeading = (node: ChildNode): node is Element =>
    DomUtils.isTag(node) && node.name === "h2" && "id" in node.attribs;
  return nodes.filter(isHeading).map((heading) => {
    const after = nodes.slice(nodes.indexOf(heading) + 1);
    const end = after.findIndex(isHeading);
    const section = end < 0 ? after : after.slice(0, end);
    const text = textOf(section.map((node) => DomUtils.getOuterHTML(node)).join(" "));
    const anchor = heading.attribs.id;
    const name = DomUtils.textContent(heading)
      .trim()
      .replace(/^\d+\.\s*/, "");
    return {
      id: `${kind}:${id}#${anchor}`,
      kind,
      url: `${url}#${anchor}`,
      title: `${title}: ${name}`,
      summary: summaryOf(text),
      text,
    };
  });
}

/** Returns the search entries of a language: content, and pages that no content entry links to. */
export function searchEntries(content: readonly Searchable[], pages: SearchedPages): SearchEntry[] {
  const entries = content.flatMap((searchable): SearchEntry[] => {
    const { kind, id, title, lead, more, addresses, isHtml } = searchable;
    const url = existingAddress(addresses, pages);
    // A long text without a page cannot be read anywhere.
    if (isHtml) return url === "/" ? [] : sectionEntries(searchable, url);
    const text = [lead, ...more].join(" ");
    return [{ id: `${kind}:${id}`, kind, url, title: textOf(title), summary: summaryOf(lead), text }];
  });
  // An article or story already has an entry of its own kind, so its page needs no second one.
  const found = new Set(entries.map(({ url }) => url));
  for (const [url, { title, description, labels }] of pages)
    if (!found.has(url))
      entries.push({ id: `page:${url}`, kind: "page", url, title, summary: description, text: labels });
  return entries;
}
