import { DomUtils } from "htmlparser2";
import { parse, type ChildNode } from "postcss";
import { contentOf, tag, type Element, type HtmlPage } from "../shared/html-page";

/** Characters of styles up to which a page's first view fits into what a new connection carries at once. */
const shortStyles = 30_000;

/**
 * Whether a top-level part of a style sheet is a style module none of whose classes is among these. A module is a layer: layers, not
 * the order, decide between modules.
 */
function isUnused(node: ChildNode, used: ReadonlySet<string>): boolean {
  if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return false;
  const names = [...node.toString().matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
  return names.length > 0 && !names.some((name) => used.has(name));
}

/** Divides a style sheet by module into what elements need with these classes, and the rest. */
export function divideStyles(css: string, used: ReadonlySet<string>): { first: string; rest: string } {
  const parts = { first: "", rest: "" };
  for (const node of parse(css).nodes) {
    const end = node.type === "atrule" && !node.nodes ? ";" : "";
    parts[isUnused(node, used) ? "rest" : "first"] += node.toString() + end;
  }
  return parts;
}

/** What stands in a window that is shut is not seen before somebody opens it. */
function isInDialog({ parent }: Element): boolean {
  if (!parent || !DomUtils.isTag(parent)) return false;
  return (parent.name === "dialog" && !("open" in parent.attribs)) || isInDialog(parent);
}

/**
 * Moves the styles of a long page that no part of its first view needs to the end of its first section, so that they do not
 * stand ahead of it. `plugins/boot-on-intent`, else gatsby-browser.ts, moves them into the head before the framework looks at the page.
 */
export function deferStyles(page: HtmlPage): void {
  const styles = page.all(tag("style", { "data-href": /./ }));
  const length = styles.reduce((sum, style) => sum + contentOf(style).length, 0);
  const [section] = page.all(tag("section"));
  if (length <= shortStyles || !section || page.first(tag("style", { "data-rest": /^/ }))) return;
  const seen = page.upTo(section).filter((element) => !isInDialog(element));
  const used = new Set(seen.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  let rest = "";
  for (const style of styles) {
    const divided = divideStyles(contentOf(style), used);
    page.replaceContent(style, divided.first);
    rest += divided.rest;
  }
  page.append(section, `<style data-rest="">${rest}</style>`);
}
