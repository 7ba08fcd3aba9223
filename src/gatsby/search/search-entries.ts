import { DomUtils, parseDocument } from "htmlparser2";
import type { SearchEntry } from "../../lib/search-options";
import type { ChildNode, Element } from "../after-build/html-page";

/** What the search knows of a built page. */
export type BuiltPage = { path: string; title: string; description: string; ids: ReadonlySet<string> };

/**
 * The text of a piece of HTML.
 * @example textOf("<p>Ürün &amp; <b>sepet</b></p>") // "Ürün & sepet"
 */
export const textOf = (html: string): string =>
  DomUtils.filter(DomUtils.isText, parseDocument(html).children)
    .map((node) => DomUtils.textContent(node))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The beginning of a text, cut between two words.
 * @example summaryOf("Ortak gelen kutusu", 12) // "Ortak gelen…"
 */
export function summaryOf(text: string, maxLength = 160): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}

/**
 * The first of some addresses that exists: the page was built, and has the anchor where the address names one.
 * @returns the root where none does
 */
export function existingAddress(candidates: readonly string[], pages: ReadonlyMap<string, BuiltPage>) {
  const exists = (address: string) => {
    const [path = "", anchor] = address.split("#");
    const page = pages.get(path);
    return page !== undefined && (anchor === undefined || page.ids.has(anchor));
  };
  return candidates.find(exists) ?? "/";
}

/** A legal text, one entry a chapter, so that a result leads to the place and not to the top of a long document. */
export function legalEntries(id: string, title: string, html: string): SearchEntry[] {
  const nodes = parseDocument(html).children;
  const isHeading = (node: ChildNode): node is Element =>
    DomUtils.isTag(node) && node.name === "h2" && "id" in node.attribs;
  return nodes.filter(isHeading).map((heading) => {
    const after = nodes.slice(nodes.indexOf(heading) + 1);
    const end = after.findIndex(isHeading);
    const chapter = end < 0 ? after : after.slice(0, end);
    const text = chapter
      .map((node) => textOf(DomUtils.getOuterHTML(node)))
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    const anchor = heading.attribs.id;
    return {
      id: `legal:${id}#${anchor}`,
      kind: "legal" as const,
      url: `/${id}/#${anchor}`,
      title: `${title}: ${DomUtils.textContent(heading)
        .trim()
        .replace(/^\d+\.\s*/, "")}`,
      summary: summaryOf(text),
      text,
    };
  });
}
