import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { earlyScript } from "../bundle/early-scripts";
import { deferFramework, emptyChunkList } from "./boot-script";
import { deferStyles } from "./defer-styles";
import { HtmlPage } from "./html-page";
import { readPageFacts, type PageFacts } from "./page-facts";
import { moveDataLast, slimPage } from "./slim-page";

/**
 * A page without the zero bytes that React 18 puts in where a character of several bytes meets the end of its buffer (repaired in
 * React 19, https://github.com/facebook/react/pull/26228): browsers show them as a replacement character in attributes, and
 * screen readers read that out.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");

/** webpack's record of which chunk consists of which files. */
export type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/** A finished page, with the files that it prefetches; none where the framework is not deferred. */
export type FinishedPage = PageFacts & { prefetched: string[] };

/** Pages that are nothing without the framework keep its script tags: the onboarding, and the offline plugin's shell. */
const needsFramework = /^(?:\/[a-z]{2})?\/onboarding\/|^\/offline-plugin-app-shell-fallback\//;

/** Lists the pages that an earlier build finished: an incremental build leaves most of them alone. */
const record = ".cache/finished-pages.json";

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, "utf8"));

const addressOf = (file: string) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`;

/** Which files a component consists of, as a script of its own: every page would carry the list of all of them. */
function writeChunkMapping(folder: string): string {
  const text = `window.___chunkMapping=${JSON.stringify(readJson(path.join(folder, "chunk-map.json")))}`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  fs.writeFileSync(path.join(folder, `chunk-mapping-${hash}.js`), text);
  return `/chunk-mapping-${hash}.js`;
}

/** What a page asks for besides the framework's scripts once those run: its own code and its data. Its styles are inlined. */
function filesAhead(folder: string, address: string, groups: ChunkGroups): string[] {
  const data = `/page-data/${address.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
  const file = path.join(folder, data);
  if (!fs.existsSync(file)) return [];
  const { componentChunkName } = readJson(file) as { componentChunkName: string };
  const component = (groups[componentChunkName]?.assets ?? [])
    .map(({ name }) => `/${name}`)
    .filter((name) => !name.endsWith(".css"));
  return [...component, data, "/page-data/app-data.json"];
}

/**
 * Finishes the pages that Gatsby has written, in one pass: each is read and parsed once, slimmed, its framework deferred, and
 * written again where that changed it.
 * @param files every file of the built site, relative to the folder
 * @param isOwnPage whether Gatsby made the page at an address; plain HTML files of static/ are left as they are
 * @throws when a page is not as Gatsby used to write it
 */
export function finishPages(
  folder: string,
  files: readonly string[],
  isOwnPage: (address: string) => boolean,
): FinishedPage[] {
  const finishedBefore = new Set(fs.existsSync(record) ? (readJson(record) as string[]) : []);
  const { namedChunkGroups: groups } = readJson(path.join(folder, "webpack.stats.json")) as {
    namedChunkGroups: ChunkGroups;
  };
  const template = earlyScript("content-page");
  const mapping = writeChunkMapping(folder);
  const pages = files
    .filter((file) => file.endsWith(".html") && isOwnPage(addressOf(file)))
    .map((file) => {
      const address = addressOf(file);
      const rendered = fs.readFileSync(path.join(folder, file), "utf8");
      const page = new HtmlPage(file, withoutNulls(rendered));
      const facts = readPageFacts(page, address);
      slimPage(page, !finishedBefore.has(file));
      moveDataLast(page);
      const ahead = filesAhead(folder, address, groups);
      const isDeferred = !needsFramework.test(address);
      if (isDeferred) deferStyles(page);
      else emptyChunkList(page);
      const prefetched = isDeferred
        ? deferFramework(page, { template, mapping, pagePath: address, ahead })
        : [];
      const finished = withReadableEmails(page.toString());
      if (finished !== rendered) fs.writeFileSync(path.join(folder, file), finished);
      return { file, facts: { ...facts, prefetched } };
    });
  fs.writeFileSync(record, JSON.stringify(pages.map(({ file }) => file)));
  return pages.map(({ facts }) => facts);
}

/**
 * Keeps e-mail addresses readable on hosts that hide them in HTML and show them again by a script, which no policy of ours lets through
 * (Cloudflare, "Email Address Obfuscation": between these comments nothing is hidden). They stand outside of what React looks at.
 */
export const withReadableEmails = (html: string): string =>
  html.includes("<!--email_off-->")
    ? html
    : html.replace(/<body[^>]*>/, "$&<!--email_off-->").replace(/<\/body>/, "<!--/email_off-->$&");
