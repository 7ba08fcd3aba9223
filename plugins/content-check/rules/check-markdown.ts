import fromMarkdown from "mdast-util-from-markdown";
import tableFromMarkdown from "mdast-util-gfm-table/from-markdown";
import tableSyntax from "micromark-extension-gfm-table";
import { slugOf } from "../../../src/lib/slug";
import { isHref, isLinkedAddress } from "../data-formats";
import type { FileError } from "../finding";
import { judgeAddress, judgeOwnAddress, judgePlain, judgeUnmarked } from "./judge-marks";
import { judgePlaceholders, type Names } from "./judge-placeholders";
import type { MarkdownText } from "./markdown-text";
import { suggestion } from "./nearest";
import { memoiseByText } from "./memoise-by-text";
import { sectionsIn, type SitePages } from "./surroundings";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];
type Heading = Extract<Node, { type: "heading" }>;

const childrenOf = (node: Node): Node[] => ("children" in node ? (node.children as Node[]) : []);

/** Returns the nodes of a Markdown text in document order, parsed as by gatsby-transformer-remark. */
const nodesOf = memoiseByText((body): readonly Node[] => {
  // Without its extension for tables, the parser takes two thirds of the time.
  const tables = { extensions: [tableSyntax], mdastExtensions: [tableFromMarkdown] };
  const tree = fromMarkdown(body, body.includes("|") ? tables : {});
  const all = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(all)];
  return all(tree);
});

const wordsIn = (node: Node): string =>
  "value" in node ? node.value : childrenOf(node).map(wordsIn).join("");

const mail = /^(?:mailto:(?:[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+|\{email\})|tel:(?:\+?(?:\d-?){7,15}|\{phone\}))$/;

/** Reports an invalid link target, suggesting pages in the language of the text. */
function judgeTarget(to: string, text: MarkdownText, pages: SitePages, prefix: string): FileError | null {
  if (mail.test(to)) return null;
  if (to.startsWith("#")) {
    const sections = sectionsIn(text.body).map((id) => `#${id}`);
    const values = { value: to, nearest: suggestion(to, sections) };
    return sections.includes(to) ? null : { rule: "dead-link", values };
  }
  const isPath = to.startsWith("/") && isHref(to);
  if (isPath && !to.startsWith(`${prefix}/`))
    return { rule: "dead-link", values: { value: to, nearest: `→ ${prefix}${to}` } };
  const path = isPath ? to.slice(prefix.length) : to;
  const verdict = isLinkedAddress(to) ? judgeOwnAddress(to, pages) : judgeAddress(path, pages);
  const nearest = String(verdict?.values?.nearest ?? "").replace(/^→ \//, `→ ${prefix}/`);
  return verdict && { ...verdict, values: { ...verdict.values, value: to, nearest } };
}

/** Reports a heading that the table of contents cannot show: indented, formatted, or at the wrong level. */
function judgeHeading(node: Heading, source: string, before: number): FileError | null {
  const title = wordsIn(node).trim();
  if (title === "") return { rule: "empty" };
  const expected = `${"#".repeat(Math.max(2, Math.min(node.depth, before + 1)))} ${title}`;
  // Extra spaces and escapes are invisible on the page, so they are allowed.
  const plain = source.replace(/ +/g, " ").replace(/\\(.)/g, "$1").trimEnd();
  const isWritten = plain === expected && node.position?.start.column === 1;
  return isWritten ? null : { rule: "heading", values: { nearest: `→ ${expected}` } };
}

/**
 * Matches what looks like a list item but is not valid Markdown: a bullet from Word, a letter, a missing space.
 */
const item = String.raw`[ \t]*(?:[•·‣▪●○–](?=[^\S\n])|o\t|-(?![ \t\n-])|\d{1,2}[.)](?![ \t\n\d])|\(?(?:\p{Ll}|[IVX]{1,4})[.)](?=[ \t]))`;
const runOnItems = new RegExp(String.raw`^${item}.*(?<! {2}|\\)\n${item}`, "mu");

/** Reports a paragraph that looks like a heading, table or list. */
function judgeParagraph(source: string): FileError | null {
  const [, signs, title = ""] = /^(#+)[^\S\n]*(.*)/.exec(source) ?? [];
  if (signs) return { rule: "heading", values: { nearest: `→ ${signs} ${title.trim()}` } };
  const found = source.startsWith("|") ? source : runOnItems.exec(source)?.[0];
  return found
    ? { rule: "markdown", values: { found: found.slice(0, 40) }, at: source.indexOf(found) }
    : null;
}

const foreign = ["html", "image", "imageReference", "linkReference", "footnoteReference", "code"];

/** Checks a Markdown text: HTML, headings, tables, formatting, placeholders, links in the text's language. */
export function checkMarkdown(text: MarkdownText, names: Names, pages: SitePages, prefix: string): void {
  let [level, cells, isForeign] = [1, 0, false];
  const titles = new Set<string>();
  const judgeLink = (to: string) => judgeTarget(to, text, pages, prefix);
  function judge(node: Node, source: string): FileError | null {
    const found: FileError = { rule: "markdown", values: { found: source.slice(0, 40) } };
    if (node.type === "heading") {
      const [title, before] = [wordsIn(node).trim(), level];
      level = Math.max(node.depth, 1);
      const slug = node.depth === 2 ? slugOf(title) : "";
      if (titles.has(slug)) return { rule: "twice", values: { value: title } };
      if (slug !== "") titles.add(slug);
      return judgeHeading(node, source, before);
    }
    if (node.type === "paragraph") return judgeParagraph(source);
    if (node.type === "table") cells = node.align?.length ?? 0;
    if (node.type === "tableRow" && node.children.length !== cells) return found;
    if (node.type === "link")
      return wordsIn(node).trim() === "" ? { ...found, rule: "mark-shown" } : judgeLink(node.url);
    if (node.type === "text" && !/^[#|]/.test(source))
      return judgePlain(source.replace(/\\./g, "--").replace(/\[\[\w*\]\]/g, ""), judgeLink);
    if (!foreign.includes(node.type) || isForeign) return null;
    isForeign = true;
    return found;
  }
  for (const node of nodesOf(text.body)) {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    const verdict = judge(node, text.body.slice(start, end));
    text.addToBody(verdict && { ...verdict, at: start + (verdict.at ?? 0) });
  }
  for (const name of Object.keys(text.fields)) {
    const value = text.textOf(name);
    text.add([name], judgePlaceholders(value, names) ?? judgeUnmarked(value));
  }
  text.addToBody(judgePlaceholders(text.body, names));
}
