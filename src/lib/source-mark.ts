/**
 * Invisible marks of where a text comes from, which only pages in the studio's preview carry: the letters of its source as Unicode
 * tags (U+E0020 to U+E007E), which no font shows, no line breaks at and no letter is shaped by.
 */
const tags = 0xe0000;

/** One mark, and with `g` every one. */
const mark = /[\u{E0020}-\u{E007E}]+/u;
const marks = /[\u{E0020}-\u{E007E}]+/gu;

/** Where a text is kept: its file, and its place in it. */
export type TextSource = { file: string; at: (string | number)[] };

const toTags = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(tags + (letter.codePointAt(0) ?? 0))).join("");

const fromTags = (text: string) =>
  Array.from(text, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? tags) - tags)).join("");

/** Keys are separated by a character that no key and no file name has. */
const written = ({ file, at }: TextSource) => [file, ...at].join("|");

/** The mark of a source, to be put after its text; nothing for a name that is not plain ASCII. */
export const markOf = (source: TextSource): string => {
  const text = written(source);
  return /^[\x20-\x7e]+$/.test(text) ? toTags(text) : "";
};

/** The source of the first marked text in a text; null where none is marked. */
export function sourceIn(text: string): TextSource | null {
  const [found] = mark.exec(text) ?? [];
  if (!found) return null;
  const [file = "", ...at] = fromTags(found).split("|");
  return { file, at: at.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** A text as its keeper wrote it. */
export const withoutMarks = (text: string): string => text.replace(marks, "");

/** What a page in the studio's preview says: that it has been drawn, and which text was clicked. */
export type PageMessage = { studio: "ready" } | { studio: "open"; source: TextSource };

/** What the studio tells the page in its preview: what to show, and whether a click opens a field. */
export type StudioMessage =
  { studio: "show"; source: TextSource; anchor: string } | { studio: "picking"; isOn: boolean };
