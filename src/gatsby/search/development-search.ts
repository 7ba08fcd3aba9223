import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { locales, type Locale } from "../../config/languages";
import { localeOfPath } from "../../lib/locale-path";
import { searchIndexPath } from "../../lib/search-options";
import { ask, type Graphql } from "../schema/ask";
import { pageOfSource } from "./page-of-source";
import type { BuiltPage } from "./search-entries";
import { searchIndexOf } from "./search-index";

type SitePages = { allSitePage: { nodes: { path: string; component: string }[] } };

/** The part of Gatsby's development server that is used here. */
type Server = {
  get: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
};

const readJson = (...parts: string[]) => JSON.parse(fs.readFileSync(path.join(...parts), "utf8")) as object;

/** The data layer of the running development server, which knows every change of the content. */
const graphqlAt =
  (port: number | undefined): Graphql =>
  async <Data>(query: string, variables: object) => {
    const response = await fetch(`http://localhost:${port}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as { data?: Data; errors?: unknown };
  };

async function pagesOf(locale: Locale, graphql: Graphql): Promise<Map<string, BuiltPage>> {
  const { allSitePage } = await ask<SitePages>(graphql, "{ allSitePage { nodes { path component } } }", {});
  const { brand } = readJson("data", "site.json") as { brand: string };
  const strings = (namespace: string) => readJson("locales", locale, `${namespace}.json`);
  const pages = allSitePage.nodes
    .filter((page) => localeOfPath(page.path) === locale)
    .map((page) => pageOfSource(page.path, fs.readFileSync(page.component, "utf8"), strings, brand));
  return new Map(pages.flatMap((page) => (page ? [[page.path, page]] : [])));
}

async function answer(locale: Locale, request: IncomingMessage, response: ServerResponse) {
  const graphql = graphqlAt(request.socket.localPort);
  const index = await searchIndexOf(locale, await pagesOf(locale, graphql), graphql);
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(index));
}

/** In development, makes the search index when it is asked for, out of the content as it is then. */
export function serveSearch(server: Server): void {
  // Gatsby would rather serve the one that the last build left.
  fs.rmSync("public/search-index", { recursive: true, force: true });
  for (const locale of locales)
    server.get(searchIndexPath(locale), (request, response) => {
      answer(locale, request, response).catch((reason: unknown) => {
        response.writeHead(500, { "content-type": "text/plain" });
        response.end(String(reason));
      });
    });
}
