import { chapterIds } from "./chapter-ids";
import { checkHeadings, checkPastedLines, checkTables } from "./check-markdown-shape";
import { isLinkedAddress } from "./data-formats";
import { judgeAddress, judgeSpacedLink, type Verdict } from "./judge-address";
import { judgePath } from "./check-links";
import { judgeCurrency } from "./judge-currency";
import { spacedStrong } from "./judge-marks";
import { judgePlaceholders } from "./judge-placeholders";
import { judgeOwnAddress } from "./own-address";
import type { MarkdownText } from "./markdown-text";
import { suggestion } from "./nearest";
import type { SitePages } from "./site-pages";

/** What a text may name: placeholders, figures, pages. */
export type Names = {
  placeholders: ReadonlySet<string> | null;
  figures: ReadonlySet<string> | null;
  prices: ReadonlySet<string>;
  pages: SitePages;
};

const link =
  /(!?)\[([^\]\n]*)\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*(\)?)/g;
const mail = /^(?:mailto:(?:[^@\s,;]+@[^@\s,;]+\.[^@\s,;]+|\{email\})|tel:(?:\+?(?:\d-?){7,15}|\{phone\}))$/;

function judgeTarget(to: string, text: MarkdownText, { pages }: Names, prefix: string): Verdict | null {
  if (isLinkedAddress(to)) return withPrefix(judgeOwnAddress(to, pages), prefix);
  if (mail.test(to)) return null;
  if (to.startsWith("#")) {
    const known = chapterIds(text.body);
    const anchor = to.slice(1);
    return known.includes(anchor)
      ? null
      : { rule: "dead-anchor", values: { page: text.file, anchor, nearest: suggestion(anchor, known) } };
  }
  if (!to.startsWith("/") || to.startsWith("//")) return withPrefix(judgeAddress(to, pages), prefix);
  if (prefix !== "" && !to.startsWith(`${prefix}/`)) {
    const verdict = judgePath(to, pages);
    const nearest = verdict ? (verdict.values.nearest ?? "") : `→ ${to}`;
    return withPrefix({ rule: "dead-link", values: { value: to, nearest } }, prefix);
  }
  const verdict = judgePath(to.slice(prefix.length), pages);
  if (!verdict) return null;
  return withPrefix({ ...verdict, values: { ...verdict.values, value: to } }, prefix);
}

/** Suggestions of pages with the language of the text. */
function withPrefix(verdict: Verdict | null, prefix: string): Verdict | null {
  if (!verdict) return null;
  const nearest = (verdict.values.nearest ?? "").replace(/^→ \//, `→ ${prefix}/`);
  return { ...verdict, values: { ...verdict.values, nearest } };
}

function checkLinks(text: MarkdownText, names: Names, prefix: string): void {
  for (const match of text.body.matchAll(link)) {
    const [whole, picture, label = "", to = "", closing] = match;
    const spaced = closing ? null : judgeSpacedLink(text.body.slice(match.index), names.pages);
    if (picture) text.addToBody("markdown-picture", { found: whole }, match.index);
    else if (spaced) text.addToBody(spaced.rule, spaced.values, match.index);
    else if (!closing) text.addToBody("mark-unbalanced", { found: whole.trim() }, match.index);
    else if (label.trim() === "") text.addToBody("mark-no-words", { found: whole }, match.index);
    else {
      const verdict = judgeTarget(to, text, names, prefix);
      if (verdict) text.addToBody(verdict.rule, verdict.values, match.index);
    }
  }
  for (const match of text.body.matchAll(/\[[^\]\n]+\][ \t]+\((?=[/#]|https?:)[^)\s]+\)/g))
    text.addToBody("mark-gap", { nearest: match[0].replace(/\]\s+\(/, "](") }, match.index);
  const reference = /\[[^\]\n]+\]\[[^\]\n]*\]|^ {0,3}\[[^\]\n]+\]:.*/m.exec(text.body);
  if (reference) text.addToBody("markdown-reference", { found: reference[0].trim() }, reference.index);
}

/** Marks of emphasis and code without their counterpart, a paragraph at a time: what is open does not reach beyond it. */
function checkMarks(text: MarkdownText): void {
  for (const match of text.body.matchAll(/(?:.+(?:\n|$))+/g)) {
    const words = match[0].replace(/^\s*[*+-] /gm, (mark) => " ".repeat(mark.length)).replace(/\\./g, "  ");
    for (const mark of ["**", "`"]) {
      const places = words.split(mark).length - 1;
      if (places % 2 === 1) {
        text.addToBody("mark-unbalanced", { found: mark }, match.index + words.lastIndexOf(mark));
        return;
      }
    }
    const spaced = spacedStrong(words);
    if (spaced) text.addToBody(spaced.rule, spaced.values, match.index + spaced.at);
  }
}

/** Notes HTML, which pages would run; an address between angle brackets is correct Markdown. */
function checkHtml(text: MarkdownText): void {
  const tags = [...text.body.matchAll(/<(?:\/?[a-z][^>\n]*>?|!--)/gi)];
  const found = tags.find(
    ([tag]) => !/^<(?:https:\/\/[^\s>]+|mailto:[^\s>]+|[^\s@>]+@[^\s@>]+)>$/i.test(tag),
  );
  if (found) text.addToBody("markdown-html", { found: found[0].slice(0, 40) }, found.index);
}

/** Checks what a Markdown text says: HTML, headings, tables, marks, placeholders, and links in its language. */
export function checkMarkdownBody(text: MarkdownText, names: Names, prefix: string): void {
  if (!text.isReadable) return;
  checkHtml(text);
  checkHeadings(text);
  checkTables(text);
  checkPastedLines(text);
  checkMarks(text);
  checkLinks(text, names, prefix);
  const currency = judgeCurrency(text.body, names.prices);
  if (currency)
    text.addToBody(currency.rule, currency.values, text.body.indexOf(String(currency.values.placeholder)));
  const known = names.placeholders;
  for (const [name, value] of Object.entries(text.fields)) {
    const [verdict] = typeof value === "string" ? judgePlaceholders(value, known, names.figures) : [];
    if (verdict) text.addTo(name, verdict.rule, verdict.values);
  }
  for (const { rule, values } of judgePlaceholders(text.body, known, names.figures)) {
    const found = values.placeholder ?? values.found ?? values.nearest?.replace(/^→ /, "") ?? "";
    // The same name may stand before, written as it should be.
    const closed = rule === "unclosed-brace" ? /[\w}:]/ : /$^/;
    const places = [...text.body.split(found).keys()]
      .slice(1)
      .map((count) => text.body.split(found).slice(0, count).join(found).length);
    const at = places.find((place) => !closed.test(text.body[place + found.length] ?? ""));
    text.addToBody(rule, values, at ?? 0);
  }
}
