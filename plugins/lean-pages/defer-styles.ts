import { DomUtils } from "htmlparser2";
import { parse, type AtRule, type ChildNode, type Rule } from "postcss";
import { contentOf, tag, type Element, type HtmlPage } from "../shared/html-page";

/** Characters of styles up to which a page's first view fits into what a new connection carries at once. */
const shortStyles = 30_000;

const classNames = /\.([a-z_][\w-]*)/gi;
/** What a selector asks for beside the element's own classes: one of several, or none. */
const conditions = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

const classesIn = (selector: string) =>
  [...selector.replace(conditions, "").matchAll(classNames)].flatMap(([, name]) => name ?? []);

/** Whether a part of a style sheet can say something of elements that have no other classes than these. */
function isNeeded(node: ChildNode, used: ReadonlySet<string>): boolean {
  if (node.type === "rule")
    return node.selectors.some((selector) => classesIn(selector).every((name) => used.has(name)));
  if (node.type !== "atrule" || !node.nodes || node.name === "keyframes") return true;
  return node.nodes.length === 0 || node.nodes.some((inner) => isNeeded(inner, used));
}

/** Properties that another one sets although its name begins otherwise. */
const setBy: Record<string, string> = {
  "line-height": "font",
  row: "gap",
  column: "gap",
  align: "place",
  justify: "place",
  top: "inset",
  right: "inset",
  bottom: "inset",
  left: "inset",
  block: "height",
  inline: "width",
};

/** A shorthand and what it sets are about the same: `border` and `border-color`, say. */
function subjectOf(property: string): string {
  if (property.startsWith("--")) return property;
  const [first = ""] = property.replace(/^-\w+-/, "").split("-");
  return setBy[property] ?? setBy[first] ?? first;
}

/** How much a selector weighs; undefined for one with a list in a condition, which weighs what its heaviest part does. */
function weightOf(selector: string): string | undefined {
  const plain = selector
    .replace(/\[[^\]]*\]/g, ".attribute")
    .replace(/:where\([^()]*\)/g, "")
    .replace(/:(?:not|is|has)\(([^(),]*)\)/g, "$1");
  if (/:(?:not|is|where|has)\(/.test(plain)) return undefined;
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const elements = count(/(?<![\w.#:-])[a-z][\w-]*|::[a-z-]+/gi);
  return [count(/#[\w-]+/g), count(/\.[\w-]+|(?<!:):[a-z-]+/gi), elements].join(".");
}

type Claim = { subject: string; weight: string | undefined };

/** What the declarations of a part of a style sheet are about, and with which weight. */
function claimsOf(node: ChildNode): Claim[] {
  const claims: Claim[] = [];
  const collect = (rule: Rule) =>
    rule.walkDecls(({ prop }) => {
      for (const selector of rule.selectors)
        claims.push({ subject: subjectOf(prop), weight: weightOf(selector) });
    });
  if (node.type === "rule") collect(node);
  if (node.type === "atrule" && node.name !== "keyframes") node.walkRules(collect);
  return claims;
}

/** Whether the order of two declarations decides which of them wins where both hold. */
const areRivals = (one: Claim, other: Claim) =>
  one.subject === other.subject &&
  (one.weight === other.weight || one.weight === undefined || other.weight === undefined);

/**
 * Divides a style module. A rule that is not needed first stays before a later one that it would win over if it came after it;
 * between modules the cascade layers decide, not the order.
 */
function divideModule(layer: AtRule, used: ReadonlySet<string>): [first: AtRule, rest: AtRule] {
  const [first, rest] = [layer.clone({ nodes: [] }), layer.clone({ nodes: [] })];
  const settled: Claim[] = [];
  for (const node of [...(layer.nodes ?? [])].reverse()) {
    const claims = claimsOf(node);
    const isFirst =
      isNeeded(node, used) || claims.some((claim) => settled.some((later) => areRivals(claim, later)));
    (isFirst ? first : rest).prepend(node.clone());
    if (isFirst) settled.push(...claims);
  }
  return [first, rest];
}

/** The text of a part; none of one that has lost everything in it. */
function textOf(node: ChildNode): string {
  if (node.type !== "atrule" || node.nodes === undefined)
    return `${node.toString()}${node.type === "atrule" ? ";" : ""}`;
  return node.nodes.length === 0 ? "" : node.toString();
}

/** Divides a style sheet into what elements need that have no other classes than these, and the rest. */
export function divideStyles(css: string, used: ReadonlySet<string>): { first: string; rest: string } {
  const parts = { first: "", rest: "" };
  for (const node of parse(css).nodes) {
    const isModule = node.type === "atrule" && node.name === "layer" && node.nodes !== undefined;
    const [first, rest] = isModule ? divideModule(node, used) : [node];
    parts.first += textOf(first);
    parts.rest += rest ? textOf(rest) : "";
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
