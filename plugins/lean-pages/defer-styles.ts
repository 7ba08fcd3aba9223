import { DomUtils } from "htmlparser2";
import { parse, type ChildNode } from "postcss";
import { contentOf, tag, type Element, type HtmlPage } from "../shared/html-page";

/**
 * Maximum size of inlined styles, in characters, so that a page's above-the-fold content fits into the initial
 * congestion window.
 */
const shortStyles = 20_000;

/**
 * Reports whether a top-level rule belongs to a CSS module and has none of the given classes. Modules are
 * cascade layers, so their order is irrelevant.
 */
function isUnused(node: ChildNode, used: ReadonlySet<string>): boolean {
  if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return false;
  const names = [...node.toString().matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
  return names.length > 0 && !names.some((name) => used.has(name));
}

/** Removes the rules for print and forced colours from a cascade layer, and returns them as a layer. */
function takeRareRules(node: ChildNode): string {
  if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return "";
  const isRare = (rule: ChildNode) =>
    rule.type === "atrule" && /\b(?:print|forced-colors)\b/.test(rule.params);
  const rules = node.nodes.filter(isRare).map((rule) => rule.remove().toString());
  return rules.length > 0 ? `@layer ${node.params}{${rules.join("")}}` : "";
}

/** Splits a style sheet by module into the rules needed by elements with the given classes, and the rest. */
export function divideStyles(css: string, used: ReadonlySet<string>): { first: string; rest: string } {
  const parts = { first: "", rest: "" };
  for (const node of parse(css).nodes) {
    if (!isUnused(node, used)) parts.rest += takeRareRules(node);
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
 * On a long page, moves styles that are not needed above the fold to the end of the first section, so that
 * they do not delay first paint. `plugins/boot-on-intent` or gatsby-browser.ts moves them into the
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
