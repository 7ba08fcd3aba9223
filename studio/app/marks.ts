import type { EditorState } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

export type Range = readonly [start: number, end: number];

export const selectionOf = ({ state: { selection } }: { state: EditorState }): Range => [
  selection.main.from,
  selection.main.to,
];

/** Returns the range of the selected words, without surrounding spaces and partly selected formatted words. */
export function wordsAt({ state }: { state: EditorState }): Range {
  let [start, end] = selectionOf({ state });
  for (const { open, close } of markedPartsOf(state.doc.toString(), formats)) {
    if (open[0] < start && start < close[1] && close[1] < end) [, start] = close;
    if (start < open[0] && open[0] < end && end < close[1]) [end] = open;
  }
  const words = state.sliceDoc(start, end);
  return words.trim() ? [end - words.trimStart().length, start + words.trimEnd().length] : [start, end];
}

/** Returns an empty range at the start of the cursor's line. */
export function lineStartAt({ state }: EditorView): Range {
  const { from } = state.doc.lineAt(state.selection.main.head);
  return [from, from];
}

/** Replaces part of a text in one undoable step, and selects the new text or puts the cursor into it. */
export function replaceIn(view: EditorView, [from, to]: Range, insert: string, caret?: number) {
  const selection = { anchor: from + (caret ?? 0), head: from + (caret ?? insert.length) };
  view.dispatch({ changes: { from, to, insert }, selection, userEvent: "input", scrollIntoView: true });
  view.focus();
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

/** Returns the formatted parts of a text: their opening and closing marks, and the URLs of links. */
export function markedPartsOf(text: string, marks: readonly (typeof formats)[number][]) {
  return marks.flatMap((mark) =>
    mark === "heading"
      ? []
      : [...text.matchAll(markedParts[mark])].map(({ index, 0: whole, 1: words = "", 2: address }) => {
          const start = index + { strong: 2, emphasis: 1, link: 1 }[mark];
          const end = start + words.length;
          return {
            mark,
            open: [index, start] as Range,
            close: [end, index + whole.length] as Range,
            address,
          };
        }),
  );
}

/** Returns the formatted part of a text around a range. */
export const markedAt = (text: string, mark: Mark, [start, end]: Range) =>
  markedPartsOf(text, [mark]).find(({ open, close }) => open[0] <= start && end <= close[1]);

/**
 * Returns the edit that adds or removes formatting marks around a range, or changes a link's URL.
 * @param address address of a link; empty to remove the link
 * @returns the range to replace, its new text, and the caret position between empty marks
 */
export function markEdit(text: string, mark: Mark, range: Range, address = "") {
  const found = markedAt(text, mark, range);
  const words = text.slice(...(found ? [found.open[1], found.close[0]] : range));
  const sign = mark === "strong" ? "**" : "*";
  const [before, after] = mark === "link" ? ["[", `](${address})`] : [sign, sign];
  const isBare = mark === "link" ? !address : found !== undefined;
  const written = isBare ? words : before + words + after;
  const caret = !isBare && words === "" ? before.length : undefined;
  return { range: found ? ([found.open[0], found.close[1]] as Range) : range, written, caret };
}
