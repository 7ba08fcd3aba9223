import fs from "node:fs";
import { DomUtils } from "htmlparser2";
import { contentOf, HtmlPage, tag } from "../shared/html-page";

/** What the offline sets read out of a built page. */
export type KeptPage = {
  /** Address in the site, with the final slash. */
  path: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The files it shows: its styles and their fonts, one size of each picture in the most modern format, its plain pictures. */
  shownFiles: string[];
  /** The framework's scripts, which the page loads at once or on intent. */
  scripts: string[];
};

/** Width, in pixels, that a kept picture should come close to: sharp on a phone, still small. */
const pictureWidth = 800;

/** The candidate of a `srcset` that comes closest to the wanted width from below, or the smallest. */
function closestCandidate(srcset: string): string | undefined {
  const candidates = srcset.split(",").map((candidate) => {
    const [url = "", width = "0w"] = candidate.trim().split(/\s+/);
    return { url, width: Number.parseInt(width, 10) };
  });
  candidates.sort((a, b) => a.width - b.width);
  return (candidates.findLast(({ width }) => width <= pictureWidth) ?? candidates[0])?.url;
}

/** Fonts that every page with this style shows; those outside of `/static/` hardly any page does. */
const fontsOf = (style: string) =>
  [...style.matchAll(/url\((\/static\/[^)]+\.woff2)\)/g)].flatMap(([, file]) => file ?? []);

/** Files that a page shows; inlined styles are a file as well, for when it is reached without loading it. */
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

/** The framework's scripts: in tags, or in the script that plugins/boot-on-intent puts in their place. */
function scriptsOf(page: HtmlPage): string[] {
  const boot = page.first(tag("script", { "data-page": /^\// }));
  const [, list] = (boot && /"scripts":(\[[^\]]*\])/.exec(contentOf(boot))) ?? [];
  if (list) return JSON.parse(list) as string[];
  return page.all(tag("script", { src: /^\/.*\.js$/ })).flatMap(({ attribs }) => attribs.src ?? []);
}

/** Reads what there is to be kept of a page. */
export function keptPage(page: HtmlPage, path: string): KeptPage {
  return {
    path,
    isIndexed: !page.first(tag("meta", { name: "robots", content: /noindex/ })),
    shownFiles: shownFiles(page),
    scripts: scriptsOf(page),
  };
}

/** Reads what there is to be kept of a built page. */
export const readKeptPage = (path: string, file: string): KeptPage =>
  keptPage(new HtmlPage(file, fs.readFileSync(file, "utf8")), path);
