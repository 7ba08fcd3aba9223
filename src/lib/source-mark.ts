/**
 * Start of the Unicode tag characters (U+E0020 to U+E007E). In the studio's preview, invisible markers
 * consisting of them encode the source of each text; they have no glyphs and affect neither line breaks nor
 * shaping.
 */
const tags = 0xe0000;

/** Matches one invisible source marker, or all of them with the `g` flag. */
const mark = /[\u{E0020}-\u{E007E}]+/u;
const marks = /[\u{E0020}-\u{E007E}]+/gu;

/** Source of a text: its file, and its path within the file. */
export type TextSource = { file: string; at: (string | number)[] };

const toTags = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(tags + (letter.codePointAt(0) ?? 0))).join("");

const fromTags = (text: string) =>
  Array.from(text, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? tags) - tags)).join("");

/** Joins file and keys with a character that occurs in neither. */
const written = ({ file, at }: TextSource) => [file, ...at].join("|");

/** Returns the source marker to append to a string; empty if the source contains non-ASCII characters. */
export const markOf = (source: TextSource): string => {
  const text = written(source);
  return /^[\x20-\x7e]+$/.test(text) ? toTags(text) : "";
};

/** Returns the source in the first marker of a string; null without a marker. */
export function sourceIn(text: string): TextSource | null {
  const [found] = mark.exec(text) ?? [];
  if (!found) return null;
  const [file = "", ...at] = fromTags(found).split("|");
  return { file, at: at.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** Removes all source markers from a string. */
export const withoutMarks = (text: string): string => text.replace(marks, "");

/**
 * Message from a page in the studio's preview: the page at a path has rendered, or a text was clicked. Clicked
 * numbers are formatted and therefore have no source.
 */
export type PageMessage =
  { studio: "ready"; path: string } | { studio: "open"; source: TextSource | null; text: string };

/**
 * A line of a text in the studio's open form, as saved and as typed so far; the text's path ends with its
 * language.
 */
export type TypedText = { source: TextSource; saved: string; text: string };

/**
 * Message from the studio to the page in its preview: a page and a text to scroll to, the texts of the open
 * form, or whether clicks open fields.
 */
export type StudioMessage =
  | { studio: "show"; path: string; source: TextSource | null; anchor: string }
  | { studio: "texts"; texts: TypedText[] }
  | { studio: "picking"; isOn: boolean };
