import fs from "node:fs";
import path from "node:path";
import { HtmlPage } from "./html-page";

/** Gatsby's query function, as passed to plugins. */
export type Graphql = <Data>(query: string, variables?: object) => Promise<{ data?: Data; errors?: unknown }>;

export type BuiltPage = {
  /** Path on the site, with a trailing slash except for pages such as `/404.html`. */
  address: string;
  file: string;
};

/**
 * Returns the pages that Gatsby has built, in a stable order; excludes plain HTML files from static/.
 * @throws if the query fails
 */
export async function builtPages(graphql: Graphql, folder = "public"): Promise<BuiltPage[]> {
  type SitePages = { allSitePage: { nodes: { path: string }[] } };
  const { data, errors } = await graphql<SitePages>("{ allSitePage { nodes { path } } }");
  if (!data) throw new Error(`The list of pages failed: ${JSON.stringify(errors)}`);
  return data.allSitePage.nodes
    .map(({ path: given }) => given.replace(/\.html\/$/, ".html"))
    .map((address) => ({ address, file: path.join(folder, address.replace(/\/$/, "/index.html")) }))
    .filter(({ file }) => fs.existsSync(file))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Edits each page of the built site; unedited parts remain byte-identical. */
export async function editPages(graphql: Graphql, edit: (page: HtmlPage, address: string) => void) {
  for (const { address, file } of await builtPages(graphql)) {
    const source = fs.readFileSync(file, "utf8");
    const page = new HtmlPage(file, source);
    edit(page, address);
    const edited = page.toString();
    if (edited !== source) fs.writeFileSync(file, edited);
  }
}
