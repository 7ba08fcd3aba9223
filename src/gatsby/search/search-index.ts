import fs from "node:fs";
import path from "node:path";
import MiniSearch from "minisearch";
import site from "../../../data/site.json";
import { locales, type Locale } from "../../config/languages";
import { localeOfPath, pathWithoutLocale } from "../../lib/locale-path";
import { searchIndexPath, searchOptions, type SearchEntry } from "../../lib/search-options";
import type { PageFacts } from "../after-build/page-facts";
import { ask, type Graphql } from "../schema/ask";
import { content, legal, textsOf, type Content, type Legal } from "./search-content";
import { existingAddress, legalEntries, summaryOf, textOf, type BuiltPage } from "./search-entries";

/** The pages of a language that search engines may list, by path without prefix. */
function searchedPages(pages: readonly PageFacts[], locale: Locale): Map<string, BuiltPage> {
  const found = pages
    .filter((page) => localeOfPath(page.path) === locale && page.isIndexed && page.title !== "")
    .map((page): BuiltPage => {
      const title = page.title.replace(` | ${site.brand}`, "");
      return { path: pathWithoutLocale(page.path), title, description: page.description, ids: page.ids };
    });
  return new Map(found.map((page) => [page.path, page]));
}

/** Everything that can be found in a language. */
async function entriesOf(
  locale: Locale,
  pages: Map<string, BuiltPage>,
  graphql: Graphql,
): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  const data = await ask<Content>(graphql, content, { language: locale });
  for (const [kind, texts] of textsOf(data))
    for (const { slug, title, lead, more, addresses } of texts)
      entries.push({
        id: `${kind}:${slug}`,
        kind,
        url: existingAddress(addresses, pages),
        title: textOf(title),
        summary: summaryOf(lead),
        text: [lead, ...more].join(" "),
      });
  for (const id of fs.readdirSync("data/legal").filter((name) => pages.has(`/${name}/`))) {
    const { legalDocument } = await ask<Legal>(graphql, legal, { language: locale, id });
    entries.push(...legalEntries(id, legalDocument.title, legalDocument.html));
  }
  // An article or a story is found as what it is, not as a page once more.
  const found = new Set(entries.map(({ url }) => url));
  for (const { path: url, title, description } of pages.values())
    if (title !== "" && !found.has(url))
      entries.push({ id: `page:${url}`, kind: "page", url, title, summary: description, text: "" });
  return entries;
}

/** The search index of a language, by its pages and the data. */
export async function searchIndexOf(
  locale: Locale,
  pages: Map<string, BuiltPage>,
  graphql: Graphql,
): Promise<MiniSearch<SearchEntry>> {
  const index = new MiniSearch(searchOptions);
  index.addAll(await entriesOf(locale, pages, graphql));
  return index;
}

/** Writes the search index of each language beside the built pages, out of what those pages and the data say. */
export async function writeSearchIndex(
  query: Graphql,
  pages: readonly PageFacts[],
  report: (line: string) => void,
): Promise<void> {
  for (const locale of locales) {
    const index = await searchIndexOf(locale, searchedPages(pages, locale), query);
    const file = path.join("public", searchIndexPath(locale));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(index));
    report(`Search index written to ${file}: ${index.documentCount} entries`);
  }
}
