import fromMarkdown from "mdast-util-from-markdown";
import tableFromMarkdown from "mdast-util-gfm-table/from-markdown";
import tableSyntax from "micromark-extension-gfm-table";
import { chapterIds, slugOf } from "../../lib/slug";
import { isLinkedAddress } from "./data-formats";
import { judgeAddress, judgeOwnAddress, judgePath, type Verdict } from "./judge-links";
import { judgePlain } from "./judge-marks";
import { judgePlaceholders } from "./judge-placeholders";
import type { MarkdownText } from "./markdown-text";
import { suggestion } from "./nearest";
import { perText } from "./per-text";
import type { SitePages } from "./site-pages";
import type { Surroundings } from "./surroundings";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];
type Heading = Extract<Node, { type: "heading" }>;

const childrenOf = (node: Node): Node[] => ("children" in node ? (node.children as Node[]) : []);

/** The tree of a text as gatsby-transformer-remark reads it, with every node in its order. */
const nodesOf = perText((body): readonly Node[] => {
  const tree = fromMarkdown(body, { extensions: [tableSyntax], mdastExtensions: [tableFromMarkdown] });
  const all = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(all)];
  return all(tree);
});

/** Where a chapter begins, and paragraphs of plain words, which hold nothing to check: reading them takes longer than all else. */
const seam = /^## |(?<=\n\n)[\p{L}“(][^*_[\]<>|`#~\\!\t\n]*(?=\n\n)/gmu;

/** The nodes of a text with the places of their sources. */
function placedNodes(body: string) {
  const ends = [...body.matchAll(seam)].map(({ 0: found, index }) => ({
    index,
    skipped: found === "## " ? 0 : found.length,
  }));
  const parts = [{ index: 0, skipped: 0 }, ...ends].map(({ index, skipped }, count) => [
    index + skipped,
    ends[count]?.index ?? body.length,
  ]);
  return parts.flatMap(([from = 0, to = 0]) =>
    nodesOf(body.slice(from, to)).map((node) => {
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
      return { node, start: from + start, source: body.slice(from + start, from + end) };
    }),
  );
}

const wordsIn = (node: Node): string =>
  "value" in node ? node.value : childrenOf(node).map(wordsIn).join("");

const mail = /^(?:mailto:(?:[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+|\{email\})|tel:(?:\+?(?:\d-?){7,15}|\{phone\}))$/;

/** What is wrong with the address of a link; suggestions of pages have the language of the text. */
function judgeTarget(to: string, text: MarkdownText, pages: SitePages, prefix: string): Verdict | null {
  const judge = (): Verdict | null => {
    if (mail.test(to)) return null;
    if (to.startsWith("#")) {
      const [known, anchor] = [chapterIds(text.body), to.slice(1)];
      const values = { page: text.file, anchor, nearest: suggestion(anchor, known) };
      return known.includes(anchor) ? null : { rule: "dead-anchor", values };
    }
    if (isLinkedAddress(to)) return judgeOwnAddress(to, pages);
    if (!to.startsWith("/") || to.startsWith("//")) return judgeAddress(to, pages);
    const isOther = prefix !== "" && !to.startsWith(`${prefix}/`);
    const verdict = judgePath(isOther ? to : to.slice(prefix.length), pages);
    if (!isOther) return verdict && { ...verdict, values: { ...verdict.values, value: to } };
    return {
      rule: "dead-link",
      values: { value: to, nearest: verdict ? (verdict.values.nearest ?? "") : `→ ${to}` },
    };
  };
  const verdict = judge();
  const nearest = (verdict?.values.nearest ?? "").replace(/^→ \//, `→ ${prefix}/`);
  return verdict && { ...verdict, values: { ...verdict.values, nearest } };
}

/** A heading that page and contents do not know as such: moved in, with marks, of another level than fits. */
function judgeHeading(node: Heading, source: string, before: number): Verdict | null {
  const title = wordsIn(node).trim();
  if (title === "") return { rule: "empty", values: {} };
  const isPlain = node.children.every(({ type }) => type === "text") && node.position?.start.column === 1;
  const isWritten = /^#{2,6} +\S/.test(source) && !/ #+\s*$/.test(source);
  if (isPlain && isWritten && node.depth <= before + 1) return null;
  const depth = Math.max(2, Math.min(node.depth, before + 1));
  return { rule: "heading", values: { nearest: `→ ${"#".repeat(depth)} ${title}` } };
}

const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/).length;

/** Rows of a table with as many cells as its first, and dashes below that. */
function judgeTable(source: string): Verdict | null {
  const [first = "", ...rows] = source.split("\n");
  const expected = cellsIn(first);
  const isHead = /^\|?(?:\s*:?-+:?\s*\|?)+\s*$/.test(rows[0] ?? "");
  const wrong = isHead ? rows.findIndex((row) => cellsIn(row) !== expected) : 0;
  if (wrong < 0) return null;
  const at =
    source
      .split("\n")
      .slice(0, wrong + 1)
      .join("\n").length + 1;
  return { rule: "table", values: { actual: `${cellsIn(rows[wrong] ?? "")}`, expected: `${expected}` }, at };
}

/** How a line starts that is meant as an item of a list and is none to Markdown: a sign of Word, a letter, a sign without its blank. */
const item = String.raw`[ \t]*(-(?![ \t\n-])|\d{1,2}[.)](?![ \t\n\d])|\(?(?:[a-zçğıöşü]|[ivx]{2,4})[.)](?=[ \t]))`;
const wordItem = /^[ \t]*([•·‣▪●○–]|o(?=\t))[^\S\n]/m;
const runOnItems = new RegExp(String.raw`^${item}.*(?<! {2}|\\)\n${item}`, "im");

/** What is wrong with a paragraph: it was meant as a heading, a table or a list. */
function judgeParagraph(source: string): Verdict | null {
  const [, signs, title = ""] = /^(#+)[^\S\n]*(.*)/.exec(source) ?? [];
  if (signs) return { rule: "heading", values: { nearest: `→ ${signs} ${title.trim()}` } };
  if (source.startsWith("|")) return judgeTable(source);
  const found = wordItem.exec(source) ?? runOnItems.exec(source);
  return found ? { rule: "list-lines", values: { found: found[1] ?? "" }, at: found.index } : null;
}

const foreign = ["html", "image", "imageReference", "linkReference", "footnoteReference"];

/** Checks what a Markdown text says: HTML, headings, tables, marks, placeholders, and links in its language. */
export function checkMarkdown(
  text: MarkdownText,
  { names }: Surroundings,
  pages: SitePages,
  prefix: string,
): void {
  let [level, isForeign] = [1, false];
  const titles = new Set<string>();
  for (const { node, start, source } of placedNodes(text.body)) {
    const verdicts: (Verdict | null)[] = [];
    const judgeLink = (to: string) => judgeTarget(to, text, pages, prefix);
    if (node.type === "heading") {
      const { depth } = node;
      const title = wordsIn(node).trim();
      verdicts.push(judgeHeading(node, source, level));
      if (depth === 2 && titles.has(slugOf(title)))
        verdicts.push({ rule: "chapter-twice", values: { value: title } });
      if (depth === 2) titles.add(slugOf(title));
      level = Math.max(depth, 1);
    } else if (node.type === "table") verdicts.push(judgeTable(source));
    else if (node.type === "paragraph") verdicts.push(judgeParagraph(source));
    else if (node.type === "code") verdicts.push({ rule: "markdown-code", values: {} });
    else if (node.type === "link" && wordsIn(node).trim() === "")
      verdicts.push({ rule: "mark-no-words", values: { found: source } });
    else if (node.type === "link") verdicts.push(judgeLink(node.url));
    else if (node.type === "text" && !/^[#|]/.test(source)) {
      verdicts.push(judgePlain(source.replace(/\\./g, "--").replace(/\[\[\w*\]\]/g, ""), judgeLink));
    } else if (foreign.includes(node.type) && !isForeign) {
      isForeign = true;
      verdicts.push({ rule: "markdown-foreign", values: { found: source.slice(0, 40) } });
    }
    for (const verdict of verdicts)
      if (verdict) text.addToBody(verdict.rule, verdict.values, start + (verdict.at ?? 0));
  }
  for (const [name, value] of Object.entries(text.fields)) {
    const [verdict] = typeof value === "string" ? judgePlaceholders(value, names) : [];
    if (verdict) text.addTo(name, verdict.rule, verdict.values);
  }
  for (const { rule, values, at } of judgePlaceholders(text.body, names)) text.addToBody(rule, values, at);
}
