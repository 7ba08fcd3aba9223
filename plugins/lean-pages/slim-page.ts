import { tag, type HtmlPage } from "../shared/html-page";

/** What every icon says of itself; src/styles/base.css says it once. */
const iconAttributes =
  / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

const slimIcon = (startTag: string) =>
  startTag.replace(iconAttributes, "").replace(/class="lucide(?: lucide-[\w-]+)+/, 'class="lucide');

/** Elements that end with their start tag: React closes them as XML does. */
const withoutEnd = new Set(["meta", "link", "img", "input", "br", "source"]);

const shapes = new Set(["path", "circle", "ellipse", "line", "polygon", "polyline", "rect", "stop", "use"]);

/** Writes icons and ends of elements as briefly as HTML allows. */
export function slimPage(page: HtmlPage): void {
  for (const icon of page.all(tag("svg", { class: /(^|\s)lucide(\s|$)/ })))
    page.replaceStartTag(icon, slimIcon);
  for (const shape of page.all(({ name, children }) => shapes.has(name) && children.length === 0))
    page.closeAtOnce(shape);
  for (const element of page.all(({ name }) => withoutEnd.has(name)))
    page.replaceStartTag(element, (startTag) => startTag.replace(/(?<=["\s])\s*\/>$/, ">"));
}
