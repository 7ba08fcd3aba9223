import { parse, type ChildNode } from "postcss";
import { contentOf, tag, type HtmlPage } from "./html-page";

/** Characters of styles up to which a page's first view fits into what a new connection carries at once. */
const shortStyles = 36_000;

const classNames = /\.([a-z_][\w-]*)/gi;

/** The class names in the selectors of a part of a style sheet. */
function classesIn(node: ChildNode): string[] {
  if (node.type === "rule") return [...node.selector.matchAll(classNames)].flatMap(([, name]) => name ?? []);
  return node.type === "atrule" ? (node.nodes ?? []).flatMap(classesIn) : [];
}

/**
 * Divides a style sheet by its top-level parts, each of which is a style module: those that name a class in use, and those
 * without a class, come first. What wins is decided by the cascade layers, not by the order of modules.
 */
export function divideStyles(css: string, used: ReadonlySet<string>): { first: string; rest: string } {
  const parts = { first: "", rest: "" };
  for (const node of parse(css).nodes) {
    const classes = classesIn(node);
    const isUsed = classes.length === 0 || classes.some((name) => used.has(name));
    const end = node.type === "atrule" && !node.nodes ? ";" : "";
    parts[isUsed ? "first" : "rest"] += node.toString() + end;
  }
  return parts;
}

/**
 * Moves the styles of a long page that no part of its first view names to the end of its first section, so that they do not
 * stand ahead of it. `src/early/content-page.ts` moves them into the head before the framework looks at the page.
 */
export function deferStyles(page: HtmlPage): void {
  const styles = page.all(tag("style", { "data-href": /./ }));
  const length = styles.reduce((sum, style) => sum + contentOf(style).length, 0);
  const [section] = page.all(tag("section"));
  if (length <= shortStyles || !section || page.first(tag("style", { "data-rest": /^/ }))) return;
  const used = new Set(page.upTo(section).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  let rest = "";
  for (const style of styles) {
    const divided = divideStyles(contentOf(style), used);
    page.replaceContent(style, divided.first);
    rest += divided.rest;
  }
  page.append(section, `<style data-rest="">${rest}</style>`);
}
