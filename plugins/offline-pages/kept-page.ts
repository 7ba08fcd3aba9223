import fs from "node:fs";
import { DomUtils } from "htmlparser2";
import { contentOf, HtmlPage, tag } from "../shared/html-page";

/** Properties of a built page from which the offline sets are generated. */
export type KeptPage = {
  /** Path within the site, with a trailing slash. */
  path: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /**
   * Files needed to display the page: styles and their fonts, one size of each responsive picture in the most
   * modern format, and pictures that have a single version.
   */
  shownFiles: string[];
  /** The framework's scripts, loaded immediately or on intent. */
  scripts: string[];
};

/** Preferred width of a cached picture, in pixels: sharp on a phone, yet small. */
const pictureWidth = 800;

/** Returns the largest `srcset` candidate up to the preferred width, or the smallest. */
function closestCandidate(srcset: string): string | undefined {
  const candidates = srcset.split(",").map((candidate) => {
    const [url = "", width = "0w"] = candidate.trim().split(/\s+/);
    return { url, width: Number.parseInt(width, 10) };
  });
  candidates.sort((a, b) => a.width - b.width);
  return (candidates.findLast(({ width }) => width <= pictureWidth) ?? candidates[0])?.url;
}

/** Returns the fonts in `/static/` that a style sheet refers to; other fonts are rarely used. */
const fontsOf = (style: string) =>
  [...style.matchAll(/url\((\/static\/[^)]+\.woff2)\)/g)].flatMap(([, file]) => file ?? []);

/**
 * Returns the files needed to display a page. Inlined style sheets are included, because client-side navigation
 * requests them.
 */
function shownFiles(page: HtmlPage): string[] {
  const values = (name: string, attribute: string) =>
    page.all(tag(name)).flatMap((element) => element.attribs[attribute] ?? []);
  const fonts = page.all(tag("style")).flatMap((style) => fontsOf(contentOf(style)));
  const pictures = page.all(tag("picture")).flatMap((picture) => {
    const [source] = DomUtils.getElementsByTagName("source", picture.children, true, 1);
    return closestCandidate(source?.attribs.srcset ?? "") ?? [];
  });
  const drawings = values("img", "src").filter((src) => /^\/[^"]+\.svg$/.test(src));
  const symbols = values("use", "href").map((href) => href.split("#")[0] ?? "");
  const files = [...values("style", "data-href"), ...fonts, ...pictures, ...drawings, ...symbols];
  return [...new Set(files.filter(Boolean))];
}

/** Returns the framework's scripts, from script tags or from the script of plugins/boot-on-intent. */
function scriptsOf(page: HtmlPage): string[] {
  const boot = page.first(tag("script", { "data-page": /^\// }));
  const [, list] = (boot && /"scripts":(\[[^\]]*\])/.exec(contentOf(boot))) ?? [];
  if (list) return JSON.parse(list) as string[];
  return page.all(tag("script", { src: /^\/.*\.js$/ })).flatMap(({ attribs }) => attribs.src ?? []);
}

/** Extracts the data for the offline sets from a page. */
export function keptPage(page: HtmlPage, path: string): KeptPage {
  return {
    path,
    isIndexed: !page.first(tag("meta", { name: "robots", content: /noindex/ })),
    shownFiles: shownFiles(page),
    scripts: scriptsOf(page),
  };
}

/** Reads a built page and extracts the data for the offline sets. */
export const readKeptPage = (path: string, file: string): KeptPage =>
  keptPage(new HtmlPage(file, fs.readFileSync(file, "utf8")), path);
