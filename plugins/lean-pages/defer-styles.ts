import { DomUtils } from "htmlparser2";
import { parse, type ChildNode } from "postcss";
import { contentOf, tag, type Element, type HtmlPage } from "../shared/html-page";

/**
 * Maximum size of inlined styles, in characters, for a page's above-the-fold content to fit into the initial
 * congestion window.
 */
const shortStyles = 30_000;

/**
 * Reports whether a top-level rule belongs to a CSS module and has none of these classes. Modules are cascade
 * layers, so their order is irrelevant.
 */
function isUnused(node: ChildNode, used: ReadonlySet<string>): boolean {
  if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return false;
  const names = [...node.toString().matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
  return names.length > 0 && !names.some((name) => used.has(name));
}

/** Splits a style sheet by module into the rules needed by elements with these classes, and the others. */
export function divideStyles(css: string, used: ReadonlySet<string>): { first: string; rest: string } {
  const parts = { first: "", rest: "" };
  for (const node of parse(css).nodes) {
    const end = node.type === "atrule" && !node.nodes ? ";" : "";
    parts[isUnused(node, used) ? "rest" : "first"] += node.toString() + end;
  }
  return parts;
}

/** Reports whether an element is in a closed dialog, and therefore invisible at first. */
function isInDialog({ parent }: Element): boolean {
  if (!parent || !DomUtils.isTag(parent)) return false;
  return (parent.name === "dialog" && !("open" in parent.attribs)) || isInDialog(parent);
}

/**
 * Moves the styles of a long page that above-the-fold content does not need to the end of its first section,
 * so that they do not delay first paint. `plugins/boot-on-intent` or gatsby-browser.ts moves them into the
 * head before hydration.
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
