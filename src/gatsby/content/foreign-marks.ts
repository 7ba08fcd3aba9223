import { perText } from "./per-text";

/** What other ways of marking texts know, and this site does not. */
export const foreignMarks: readonly RegExp[] = [
  /<\/?[a-z][^>]*>/i,
  /&(?:[a-z][a-z\d]{1,30}|#\d{1,6}|#x[\da-f]{1,6});/i,
  /`[^`]*`/,
  /~~[^~]+~~/,
  /(?<!\w)__?[^\s_][^_]*__?(?!\w)/,
  /^\s*#{1,6} .{0,20}/m,
  /^\s*[-+*•–] .{0,20}/m,
  /^\s*(?:\d{1,2}|[a-zçğıöşü])[.)] .{0,20}(?=.*\n)/im,
  /^\s*\|.{0,20}(?=.*\|\s*$)/m,
  /\\(?!\s)\S{0,20}/,
  /^\s*> .{0,20}/m,
  /\*{3,}/,
];

/** Marks of marked-up texts, which a plain text shows as they are typed. */
const ownMarks: readonly RegExp[] = [
  /!?\[[^\]\n]+\]\([^)\n]*\)?/,
  /\*\*[^*\n]+\*\*/,
  /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/,
];

const first = (marks: readonly RegExp[], text: string): string | null =>
  marks.map((mark) => mark.exec(text)?.[0].trim()).find((found) => found !== undefined) ?? null;

/** The first mark in a text that no text of the site may hold. */
export const foreignMarkIn = perText((text) => first(foreignMarks, text));

/** The first mark in a text that has to be plain. */
export const markIn = perText((text) => first([...ownMarks, ...foreignMarks], text));
