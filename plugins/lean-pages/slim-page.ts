import { contentOf, tag, type HtmlPage, type Match } from "../shared/html-page";

/** Styles and scripts of gatsby-plugin-image's own component, which this site does not use: pictures are plain elements. */
const imageStyles: Match = (element) =>
  element.name === "style" && contentOf(element).startsWith(".gatsby-image-wrapper{");
const imageNoscript: Match = (element) =>
  element.name === "noscript" && contentOf(element).includes(".gatsby-image-wrapper noscript");
const imageScript: Match = (element) =>
  tag("script", { type: "module" })(element) &&
  contentOf(element).startsWith('const e="undefined"!=typeof HTMLImageElement');

/** What Gatsby and its plugins put into every page and nothing reads: robots.txt names the sitemap. */
const unread: Record<string, Match> = {
  "styles of gatsby-plugin-image": imageStyles,
  "noscript styles of gatsby-plugin-image": imageNoscript,
  "script of gatsby-plugin-image": imageScript,
  "x-ua-compatible": tag("meta", { "http-equiv": "x-ua-compatible" }),
  generator: tag("meta", { name: "generator" }),
  sitemap: tag("link", { rel: "sitemap" }),
};

/** What every icon says of itself; src/styles/base.css says it once. */
const iconAttributes =
  / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

const slimIcon = (startTag: string) =>
  startTag.replace(iconAttributes, "").replace(/class="lucide(?: lucide-[\w-]+)+/, 'class="lucide');

/** Elements that end with their start tag: React closes them as XML does. */
const withoutEnd = new Set(["meta", "link", "img", "input", "br", "source"]);

const shapes = new Set(["path", "circle", "ellipse", "line", "polygon", "polyline", "rect", "stop", "use"]);

/**
 * Puts what search engines read behind what visitors see: a first view has to fit into what a new connection carries at once.
 */
export function moveDataLast(page: HtmlPage): void {
  for (const data of page.all(tag("script", { type: "application/ld+json" }))) page.moveToEnd(data);
}

/**
 * Takes out of a page what no browser needs; a page that an earlier build finished has nothing of it any more.
 * @throws when only a part of it is there
 */
export function slimPage(page: HtmlPage): void {
  const found = Object.entries(unread).map(([what, match]) => ({ what, elements: page.all(match) }));
  const missing = found.filter(({ elements }) => elements.length === 0).map(({ what }) => what);
  if (missing.length > 0 && missing.length < found.length)
    throw page.unexpected(`without ${missing.join(", ")}`);
  for (const { elements } of found) for (const element of elements) page.remove(element);
  for (const icon of page.all(tag("svg", { class: /(^|\s)lucide(\s|$)/ })))
    page.replaceStartTag(icon, slimIcon);
  for (const shape of page.all(({ name, children }) => shapes.has(name) && children.length === 0))
    page.closeAtOnce(shape);
  for (const element of page.all(({ name }) => withoutEnd.has(name)))
    page.replaceStartTag(element, (startTag) =>
      startTag.replace(", shrink-to-fit=no", "").replace(/(?<=["\s])\s*\/>$/, ">"),
    );
}
