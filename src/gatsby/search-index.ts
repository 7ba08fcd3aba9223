import fs from "node:fs";
import path from "node:path";
import MiniSearch from "minisearch";
import site from "../../data/site.json";
import { locales, type Locale } from "../config/languages";
import { localeOfPath, pathWithoutLocale } from "../lib/locale-path";
import { searchIndexPath, searchOptions, type SearchEntry } from "../lib/search-options";
import { ask, content, legal, textsOf, type Content, type Graphql, type Legal } from "./search-content";
import { existingAddress, legalEntries, readPage, summaryOf, textOf, type BuiltPage } from "./search-entries";

/** The built pages of a language by path without prefix. */
function builtPages(paths: readonly string[], locale: Locale): Map<string, BuiltPage> {
  const pages = new Map<string, BuiltPage>();
  for (const pagePath of paths) {
    const file = path.join("public", pagePath, "index.html");
    if (localeOfPath(pagePath) !== locale || !fs.existsSync(file)) continue;
    const page = readPage(pathWithoutLocale(pagePath), fs.readFileSync(file, "utf8"), site.brand);
    if (page) pages.set(page.path, page);
  }
  return pages;
}

/** Everything that can be found in a language. */
async function entriesOf(
  locale: Locale,
  pages: Map<string, BuiltPage>,
  graphql: Graphql,
): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [...pages.values()].map(({ path: url, title, description }) => ({
    id: `page:${url}`,
    kind: "page",
    url,
    title,
    summary: description,
    text: "",
  }));
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
  return entries;
}

/** Writes the search index of each language beside the built pages, out of what those pages and the data say. */
export async function writeSearchIndex(query: Graphql, report: (line: string) => void): Promise<void> {
  const { allSitePage } = await ask<{ allSitePage: { nodes: { path: string }[] } }>(
    query,
    "{ allSitePage { nodes { path } } }",
    {},
  );
  const paths = allSitePage.nodes.map((page) => page.path);
  for (const locale of locales) {
    const entries = await entriesOf(locale, builtPages(paths, locale), query);
    const index = new MiniSearch(searchOptions);
    index.addAll(entries);
    const file = path.join("public", searchIndexPath(locale));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(index));
    report(`Search index written to ${file}: ${entries.length} entries`);
  }
}
