import { chapterIds } from "./chapter-ids";
import type { MarkdownText } from "./markdown-text";

/** The words of a heading without marks and without # signs behind them. */
const plainTitle = (title: string) =>
  title
    .replace(/\s+#+\s*$/, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|`/g, "")
    .trim();

/** Headings that Markdown knows, and of which the page's contents and addresses know nothing. */
function checkHeadingForms(text: MarkdownText): void {
  const note = (marks: string, title: string, at: number) =>
    text.addToBody("heading-form", { nearest: `${marks} ${plainTitle(title)}` }, at);
  for (const { index, 1: indent = "", 2: marks = "", 3: title = "" } of text.body.matchAll(
    /^( {0,3})(#{2,6}) +(.+)$/gm,
  ))
    if (indent !== "" || plainTitle(title) !== title.trim()) note(marks, title, index);
  // A line above dashes, from which no blank line keeps it apart.
  for (const { index, 1: title = "" } of text.body.matchAll(
    /^(?![#>|]|[-*+] | {4}|\d+\. )(?=.*\n {0,3}-+ *$)(.*\S.*)\n {0,3}-+ *$/gm,
  ))
    note("##", title, index);
}

/** Headings of a text are at most one level below the one before. */
function checkHeadingLevels(text: MarkdownText): void {
  let before = 1;
  for (const { index, 1: marks = "", 2: title = "" } of text.body.matchAll(/^(#{2,}) +(.+)$/gm)) {
    if (marks.length > before + 1) {
      const nearest = `→ ${"#".repeat(before + 1)} ${plainTitle(title)}`;
      text.addToBody("heading-skipped", { nearest }, index);
      return;
    }
    before = marks.length;
  }
}

/** Headings: a plain blank behind the signs, plain words, levels in order, an address of its own for each chapter. */
export function checkHeadings(text: MarkdownText): void {
  for (const match of text.body.matchAll(/^ {0,3}(#+)(?![# ])[^\S\n]*(\S.*)$/gm))
    text.addToBody("heading-gap", { nearest: `${match[1]} ${match[2]}` }, match.index);
  for (const { index } of text.body.matchAll(/^ {0,3}#+[^\S\n]*$/gm)) text.addToBody("empty", {}, index);
  for (const match of text.body.matchAll(/^ {0,3}# +(.+)$|^(.+)\n {0,3}=+$/gm))
    text.addToBody("heading-level", { nearest: `→ ## ${match[1] ?? match[2]}` }, match.index);
  checkHeadingForms(text);
  checkHeadingLevels(text);
  const ids = chapterIds(text.body);
  const headings = [...text.body.matchAll(/^## (.+)$/gm)];
  headings.forEach(([, title = ""], index) => {
    if (ids.indexOf(ids[index] ?? "") < index)
      text.addToBody("chapter-twice", { value: title.trim() }, headings[index]?.index);
  });
}

const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/).length;

/** Tables: dashes below the first row, and as many cells in each row as there are columns. */
export function checkTables(text: MarkdownText): void {
  for (const { index, 0: table } of text.body.matchAll(/^(?:\|.*\n?)+/gm)) {
    const rows = table.trimEnd().split("\n");
    const expected = cellsIn(rows[0] ?? "");
    if (!/^\|(?:\s*:?-+:?\s*\|?)+\s*$/.test(rows[1] ?? "")) {
      text.addToBody("table-head", { nearest: `|${" --- |".repeat(expected)}` }, index);
      continue;
    }
    const wrong = rows.findIndex((row) => cellsIn(row) !== expected);
    if (wrong < 0) continue;
    const at = index + rows.slice(0, wrong).join("\n").length + 1;
    text.addToBody("table-cells", { actual: cellsIn(rows[wrong] ?? ""), expected }, at);
  }
}

/** Where a line is moved in so far that Markdown shows it as code; negative where none is. Below an item of a list it is a part of it. */
function codeIn(body: string): number {
  let [at, isInList, isAfterBlank] = [0, false, true];
  for (const line of body.split("\n")) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) return at;
    const isMovedIn = /^(?: {4}|\t)/.test(line);
    if (isMovedIn && isAfterBlank && !isInList && line.trim() !== "") return at;
    if (/^ {0,3}\S/.test(line))
      isInList = /^ {0,3}(?:[-*+]|\d+[.)]) /.test(line) || (isInList && /^ /.test(line));
    isAfterBlank = line.trim() === "";
    at += line.length + 1;
  }
  return -1;
}

/** How a line starts that is meant as an item of a list and is none to Markdown: a letter, or a sign without its blank. */
const itemLike = String.raw`[ \t]*(-(?![ \t\n-])|\d{1,2}[.)](?![ \t\n\d])|\(?(?:[a-zçğıöşü]|[ivx]{2,4})[.)](?=[ \t]))`;

/** Two of them with neither a blank line nor a line break of Markdown between them. */
const runOnItems = new RegExp(String.raw`^${itemLike}.*(?<! {2}|\\)\n${itemLike}`, "im");

/** What word processors leave behind: signs that make no list, items that run on, and lines that are moved in. */
export function checkPastedLines(text: MarkdownText): void {
  const sign = /^[ \t]*([•·‣▪●○–]|o(?=\t))[^\S\n]/m.exec(text.body);
  if (sign) text.addToBody("list-sign", { found: sign[1] ?? "" }, sign.index);
  const items = runOnItems.exec(text.body);
  if (items) text.addToBody("list-lines", { found: items[1] ?? "" }, items.index);
  const code = codeIn(text.body);
  if (code >= 0) text.addToBody("markdown-code", {}, code);
}
