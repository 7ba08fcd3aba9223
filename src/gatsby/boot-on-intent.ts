import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { localeCookieMaxAge, localeCookieName } from "../config/languages";
import { hasThirdParties } from "../config/third-parties";
import { earlyScript } from "./early-scripts";
import { slimPage } from "./slim-page";

/** Pages that are nothing without the framework keep its script tags: the onboarding, and the offline plugin's shell. */
const alwaysBooting = /^(en\/)?onboarding\/|^offline-plugin-app-shell-fallback\//;

const scriptTag = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;

/** What remembers a chosen language; the asterisk stands for the language. */
const cookie = `${localeCookieName}=*;path=/;max-age=${localeCookieMaxAge};samesite=lax`;

type ChunkMap = Record<string, string[]>;
type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/** Everything the page asks for once the framework runs: its own code and its data. Its styles stand in it. */
function filesAhead(folder: string, page: string, scripts: readonly string[], groups: ChunkGroups): string[] {
  const data = `/page-data/${page.replace(/\/?index\.html$/, "") || "index"}/page-data.json`;
  const file = path.join(folder, data);
  if (!fs.existsSync(file)) return [...scripts];
  const { componentChunkName } = JSON.parse(fs.readFileSync(file, "utf8")) as { componentChunkName: string };
  const component =
    groups[componentChunkName]?.assets
      .map(({ name }) => `/${name}`)
      .filter((name) => !name.endsWith(".css")) ?? [];
  return [...scripts, ...component, data, "/page-data/app-data.json"];
}

const mappingTag =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="[\s\S]*?";\s*<\/script>/;

/** Which files a component consists of, as a script of its own: every page would carry the list of all of them. */
function writeChunkMapping(folder: string, chunks: ChunkMap): string {
  const text = `window.___chunkMapping=${JSON.stringify(chunks)}`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  fs.writeFileSync(path.join(folder, `chunk-mapping-${hash}.js`), text);
  return `/chunk-mapping-${hash}.js`;
}

/**
 * The part with the framework's scripts, which an incremental build puts into every page again, also into those that an earlier
 * build finished: what replaces it stands between the same marks.
 */
const scriptsPart =
  /(<!-- slice-start id="_gatsby-scripts[^"]*" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts[^"]*" -->)/;

/** What else Gatsby tells its runtime; scripts of their own would each cost a tag, and a hash in the page's policy. */
const hashTag = /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/;
const pathTag =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="[^"]*";\/\*\]\]>\*\/<\/script>/;

/** Browsers fetch it, and an icon out of it, before the first paint; the inline script adds it when the page stands. */
const manifestTag = /<link rel="manifest"[^>]*>/;

type BootScript = {
  /** The inline script, in which BOOT stands for the facts of the page. */
  template: string;
  /** Address of the script that says which files a component consists of. */
  mapping: string;
  /** Path under which Gatsby knows the page. */
  pagePath: string;
  /** What is fetched ahead, given the framework's scripts. */
  ahead: (scripts: string[]) => string[];
};

/**
 * A finished page with the framework's script tags replaced by the script that loads them when they are wanted; a page
 * without such tags stays as it is.
 */
export function bootOnIntent(html: string, { template, mapping, pagePath, ahead }: BootScript): string {
  const [, start, part = "", end] = scriptsPart.exec(html) ?? [];
  const tags = [...part.matchAll(scriptTag)].flatMap(([, src]) => (src === undefined ? [] : [src]));
  if (tags.length === 0) return html;
  const scripts = mappingTag.test(part) ? [mapping, ...tags] : tags;
  const files = JSON.stringify({
    scripts,
    ahead: ahead(scripts),
    cookie,
    ...(hasThirdParties && { isAsking: true }),
  });
  const facts = `window.pagePath=${JSON.stringify(pagePath)};${hashTag.exec(part)?.[1] ?? ""}`;
  const script = `<script>${facts}${template.replace("BOOT", () => files)}</script>`;
  return html
    .replace(scriptsPart, () => [start, script, end].join(""))
    .replace(pathTag, "")
    .replace(manifestTag, "");
}

/** Rewrites the pages of a built site; returns how many of them wait for intent. */
export function rewritePages(folder: string): number {
  const template = earlyScript("content-page");
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));
  const chunks = read("chunk-map.json") as ChunkMap;
  const { namedChunkGroups: groups } = read("webpack.stats.json") as { namedChunkGroups: ChunkGroups };
  const mapping = writeChunkMapping(folder, chunks);
  const pages = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  let count = 0;
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = fs.readFileSync(file, "utf8");
    const plain = slimPage(html);
    const pagePath = `/${page.replace(/index\.html$/, "")}`;
    const ahead = (scripts: string[]) => filesAhead(folder, page, scripts, groups);
    const script = { template, mapping, pagePath, ahead };
    const rewritten = alwaysBooting.test(page) ? plain : bootOnIntent(plain, script);
    if (rewritten !== html) fs.writeFileSync(file, rewritten);
    if (rewritten !== plain) count += 1;
  }
  return count;
}
