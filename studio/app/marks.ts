export type Range = readonly [start: number, end: number];

export const selectionOf = (field: HTMLTextAreaElement | null): Range => [
  field?.selectionStart ?? 0,
  field?.selectionEnd ?? 0,
];

/** Returns the range of the selected words without surrounding spaces. */
export function wordsAt(field: HTMLTextAreaElement | null): Range {
  const [start, end] = selectionOf(field);
  const words = field?.value.slice(start, end) ?? "";
  return words.trim() ? [end - words.trimStart().length, start + words.trimEnd().length] : [start, end];
}

/** Returns an empty range at the start of the cursor's line. */
export function lineStartAt(field: HTMLTextAreaElement | null): Range {
  const [cursor] = selectionOf(field);
  const start = (field?.value.slice(0, cursor).lastIndexOf("\n") ?? -1) + 1;
  return [start, start];
}

/** Replaces part of a field's text as if typed, so that the browser can undo it, and selects the new text. */
export function replaceIn(
  field: HTMLTextAreaElement | null | undefined,
  [start, end]: Range,
  written: string,
  caret?: number,
) {
  if (!field) return;
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, but the only method that the browser's undo supports.
  document.execCommand(written ? "insertText" : "delete", false, written);
  field.setSelectionRange(start + (caret ?? 0), start + (caret ?? written.length));
}

/** The toolbar's formats (data/schema/shared.schema.json). Only Markdown texts have headings. */
export const formats = ["heading", "strong", "emphasis", "link"] as const;

/** Formatted parts of a text: the text between the marks and, for a link, its URL. */
const markedParts = {
  strong: /\*\*((?:[^*\n]|\*[^*\n]+\*)*)\*\*/g,
  emphasis: /(?<!\*)\*([^*\n]+)\*(?!\*)/g,
  link: /\[([^\]\n]*)\]\(([^)\s]*)\)/g,
};

export type Mark = keyof typeof markedParts;

/** Returns the formatted part of a text around a range: its own range, text and link URL. */
export function markedAt(text: string, mark: Mark, [start, end]: Range) {
  const parts = [...text.matchAll(markedParts[mark])];
  const found = parts.find((part) => part.index <= start && end <= part.index + part[0].length);
  if (!found) return undefined;
  const [whole, words = "", address] = found;
  return { range: [found.index, found.index + whole.length] as Range, words, address };
}

/**
 * Returns the edit that adds or removes formatting marks around a range, or changes a link's URL.
 * @param address address of a link; empty to remove the link
 * @returns the range to replace, its new text, and the caret position between empty marks
 */
export function markEdit(text: string, mark: Mark, range: Range, address = "") {
  const found = markedAt(text, mark, range);
  const words = found?.words ?? text.slice(...range);
  const sign = mark === "strong" ? "**" : "*";
  const [before, after] = mark === "link" ? ["[", `](${address})`] : [sign, sign];
  const isBare = mark === "link" ? !address : found !== undefined;
  const written = isBare ? words : before + words + after;
  const caret = !isBare && words === "" ? before.length : undefined;
  return { range: found?.range ?? range, written, caret };
}
