import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { useLayoutEffect, useRef, type MutableRefObject } from "react";
import { EditorState, type Range as Placed } from "@codemirror/state";
import { Decoration, EditorView, keymap, ViewPlugin, WidgetType, type ViewUpdate } from "@codemirror/view";
import type { Locale } from "../../src/config/languages";
import { markedPartsOf, type formats, type Range } from "./marks";

type Options = {
  id: string;
  /** Identifies the text, whose scroll position is restored when its form is reloaded. */
  place: string;
  text: string;
  locale: Locale;
  /** Formats allowed in the text. */
  marks: readonly (typeof formats)[number][];
  isInvalid: boolean;
  /**
   * Returns a placeholder's name and its value as shown on the site; undefined if the placeholder itself should
   * be shown.
   */
  shownValue: (written: string) => { value: string; name: string } | undefined;
  onChange: (text: string) => void;
  /** Applies a format, if the text allows it. */
  onShortcut: (mark: "strong") => boolean;
};

const positions = new Map<string, number>();

/** Value of a placeholder, displayed in its place. */
class Figure extends WidgetType {
  constructor(readonly figure: { value: string; name: string }) {
    super();
  }
  override eq({ figure }: Figure) {
    return figure.value === this.figure.value && figure.name === this.figure.name;
  }
  toDOM() {
    const element = document.createElement("span");
    element.className = "figure";
    element.textContent = this.figure.value;
    element.title = this.figure.name;
    return element;
  }
  // Lets a click put the cursor beside the value.
  override ignoreEvent() {
    return false;
  }
}

/** Matches `{name}` in the content and `{{name}}` in interface strings, with their options. */
const placeholder = /\{\{[^{}\n]+\}\}|\{[^{}\n]+\}/g;

/** Displays the marker of a list item as a bullet. */
class Bullet extends WidgetType {
  override eq() {
    return true;
  }
  toDOM() {
    return Object.assign(document.createElement("span"), { textContent: "• " });
  }
}

const hidden = Decoration.replace({});
const bullet = Decoration.replace({ widget: new Bullet() });
const heading = Decoration.line({ class: "heading" });
const tags = { strong: "strong", emphasis: "em", link: "u" } as const;

/** Displays formatting instead of markup, and values instead of placeholders. */
function decorationsOf(text: string, { marks, shownValue }: Options) {
  const styles: Placed<Decoration>[] = [];
  const atoms: Placed<Decoration>[] = [];
  const hide = ([start, end]: Range) => atoms.push(hidden.range(start, end));
  for (const { mark, open, close, address } of markedPartsOf(text, marks)) {
    hide(open);
    hide(close);
    const attributes = address ? { title: address } : undefined;
    if (open[1] < close[0])
      styles.push(Decoration.mark({ tagName: tags[mark], attributes }).range(open[1], close[0]));
  }
  if (marks.includes("heading"))
    for (const { index, 0: sign } of text.matchAll(/^(?:#{2,3}|-) /gm)) {
      const end = index + sign.length;
      if (sign !== "- ") styles.push(heading.range(index));
      atoms.push((sign === "- " ? bullet : hidden).range(index, end));
    }
  for (const { index, 0: written } of text.matchAll(placeholder)) {
    const figure = shownValue(written);
    if (!figure) continue;
    const widget = Decoration.replace({ widget: new Figure(figure) });
    atoms.push(widget.range(index, index + written.length));
  }
  return { all: Decoration.set([...styles, ...atoms], true), atoms: Decoration.set(atoms, true) };
}

const formatted = (options: MutableRefObject<Options>) =>
  ViewPlugin.define(
    ({ state }) => ({
      shown: decorationsOf(state.doc.toString(), options.current),
      update(this: { shown: ReturnType<typeof decorationsOf> }, { state: next }: ViewUpdate) {
        this.shown = decorationsOf(next.doc.toString(), options.current);
      },
    }),
    {
      decorations: ({ shown }) => shown.all,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.shown.atoms ?? Decoration.none),
    },
  );

/** Removes both marks of a format together, including when the last formatted word is deleted. */
export const pairedMarks = (marks: Options["marks"]) =>
  EditorState.transactionFilter.of((transaction) => {
    const { changes, startState, docChanged } = transaction;
    if (!docChanged) return transaction;
    const changed: Range[] = [];
    changes.iterChangedRanges((start, end) => changed.push([start, end]));
    const isDeleted = ([start, end]: Range) => changed.some(([from, to]) => from <= start && end <= to);
    const orphans = markedPartsOf(startState.doc.toString(), marks).flatMap(({ open, close }) => {
      const kept = [open, close].filter((sign) => !isDeleted(sign));
      const isEmptied = changes.mapPos(open[1], -1) === changes.mapPos(close[0], 1) && open[1] < close[0];
      return kept.length === 1 || isEmptied ? kept : [];
    });
    return [transaction, { changes: orphans.map(([from, to]) => ({ from, to })) }];
  });

/** Text box that displays a text as on the site, and keeps it as it was typed. */
export function useTextEditor(options: Options) {
  const { place, text: current, isInvalid } = options;
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const { id, text, locale, marks } = latest.current;
    const view = new EditorView({
      parent: box.current ?? undefined,
      doc: text,
      selection: { anchor: text.length },
      extensions: [
        history(),
        keymap.of([
          { key: "Mod-b", run: () => latest.current.onShortcut("strong") },
          ...standardKeymap,
          ...historyKeymap,
        ]),
        EditorView.cspNonce.of(document.querySelector<HTMLElement>("link[nonce]")?.nonce ?? ""),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(() => ({
          id,
          lang: locale,
          spellcheck: "true",
          "aria-labelledby": `${id}-name`,
          "aria-describedby": `${id}-length ${id}-errors`,
          "aria-invalid": String(latest.current.isInvalid),
        })),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
        formatted(latest),
        pairedMarks(marks),
      ],
    });
    const { scrollDOM } = view;
    scrollDOM.scrollTop = positions.get(place) ?? 0;
    scrollDOM.onscroll = () => positions.set(place, scrollDOM.scrollTop);
    editor.current = view;
    return () => view.destroy();
  }, [place]);
  useLayoutEffect(() => {
    const doc = editor.current?.state.doc;
    const isSame = doc?.toString() === current;
    editor.current?.dispatch(isSame ? {} : { changes: { from: 0, to: doc?.length, insert: current } });
  }, [current, isInvalid]);
  return { box, editor };
}
