import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import MiniSearch from "minisearch";
import { locales, type Locale } from "../../src/config/languages";
import { localeOfPath, pathWithoutLocale } from "../../src/lib/locale-path";
import { searchIndexPath, searchOptions, type Searchable } from "../../src/lib/search-options";
import { builtPages, type Graphql } from "../shared/built-pages";
import { searchEntries } from "./search-entries";
import { searchedPage } from "./searched-page";

type SearchPluginOptions = {
  /** Suffix of page titles, omitted from the index. */
  titleEnd: string;
  /** Returns the searchable content that is not a page of its own. */
  content: (locale: Locale, graphql: Graphql) => Promise<Searchable[]>;
};

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ titleEnd: Joi.string().required(), content: Joi.function().required() });

/** Writes the search index of each language into the site. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api, options) => {
  const { titleEnd, content } = options as unknown as SearchPluginOptions;
  const query: Graphql = (source, variables) => api.graphql(source, variables);
  const pages = (await builtPages(query)).flatMap(({ address, file }) => {
    const page = searchedPage(fs.readFileSync(file, "utf8"), titleEnd);
    return page ? [{ address, page }] : [];
  });
  for (const locale of locales) {
    const own = pages.filter(({ address }) => localeOfPath(address) === locale);
    const byPath = new Map(own.map(({ address, page }) => [pathWithoutLocale(address), page]));
    const index = new MiniSearch(searchOptions);
    index.addAll(searchEntries(await content(locale, query), byPath));
    const file = path.join("public", searchIndexPath(locale));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(index));
    api.reporter.info(`Search index written to ${file}: ${index.documentCount} entries`);
  }
};
