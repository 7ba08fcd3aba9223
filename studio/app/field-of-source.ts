import { useEffect, useLayoutEffect, useState } from "react";
import { EditorView } from "@codemirror/view";
import type { Locale } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { unmarked } from "../../src/lib/marked-text";
import type { FoundItem } from "../server/find-text";
import type { NewItemKind } from "../server/outline-groups";
import { headingOf, isSamePlace, itemAround, type Target } from "../server/target";
import { shownText } from "../texts/translator";
import type { Outline } from "./api";

/** Selected list item, or a kind of item to add. */
export type Choice = { item: FoundItem } | { item?: undefined; kind: NewItemKind };

export const hashOf = (choice: Choice): string =>
  `#${choice.item ? [choice.item.file, ...choice.item.at].join("/") : choice.kind}`;

const itemsOf = ({ sections }: Outline) => sections.flatMap(({ items }) => items);

function choiceAt(outline: Outline, hash: string): Choice | undefined {
  const added = outline.sections.flatMap(({ adds }): Choice[] => (adds ? [{ kind: adds }] : []));
  return [...itemsOf(outline).map((item) => ({ item })), ...added].find((choice) => hashOf(choice) === hash);
}

export const itemAt = (outline: Outline, place: Target): FoundItem | undefined =>
  itemsOf(outline).find((item) => isSamePlace(item, place));

/** Returns the title typed for a new item, if any; in another language if there is none in this one. */
export function typedTitle(item: unknown, locale: MaintainerLanguage): string | undefined {
  const texts = textsIn(headingOf(item)).filter(({ text }) => text);
  return (texts.find(({ at }) => at[0] === locale) ?? texts[0])?.text;
}

/**
 * Returns the item whose form edits a text on the page, its name, and the field's id; null without such a form.
 */
export function fieldOfSource(
  outline: Outline,
  source: Target,
  locale: MaintainerLanguage,
  language: Locale = locale,
) {
  const item = itemAround<FoundItem>(itemsOf(outline), source);
  if (!item) return null;
  const id = ["root", ...source.at.slice(item.at.length), language].join("_");
  return { item, name: `${item.section[locale]} › ${item.title[locale]}`, id };
}

const spaced = (text: string) => text.replace(/\s+/g, " ");

type Wish = { id: string; isStill?: boolean; text?: string };

/** Moves the cursor of a field to the line that contains the start of a text on the page. */
function goToLine(field: EditorView, text: string, values: PlaceholderValues) {
  const start = spaced(text).slice(0, 40);
  const locale = field.contentDOM.lang as Locale;
  const shown = (line: string) => spaced(unmarked(shownText(line, values, locale)));
  let anchor = 0;
  for (const line of field.state.doc.iterLines()) {
    if (shown(line).includes(start)) return field.dispatch({ selection: { anchor }, scrollIntoView: true });
    anchor += line.length + 1;
  }
}

/** Expands the items that contain an element, and focuses it; returns false if it is not focusable. */
export function focusOn(element: HTMLElement | null, options?: FocusOptions): boolean {
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
  element?.focus(options);
  return element !== null && document.activeElement === element;
}

/** Returns a function that focuses a field after the next render, or else the heading, and scrolls to it. */
export function useFieldFocus(values: PlaceholderValues = {}) {
  const [field, setField] = useState<(Wish & { values: PlaceholderValues }) | null>(null);
  // A layout effect, since keys typed into a field of the new form would otherwise go to the heading.
  useLayoutEffect(() => {
    // A text has one field per language, any other value a single field.
    const id = field?.id.replace(/_[a-z]{2}$/, "") ?? "";
    // A figure, clicked on the page, is the first field of its form.
    const first = id === "root" && ".item-form :is(input, select, [contenteditable])";
    for (const selector of field ? [`[id="${field.id}"]`, `[id="${id}"]`, first || "#title", "#title"] : []) {
      const element = document.querySelector<HTMLElement>(selector);
      const editor = element && EditorView.findFromDOM(element);
      if (field?.text && editor) goToLine(editor, field.text, field.values);
      // Focus after a click on the page scrolls a long text to the cursor.
      if (!focusOn(element, { preventScroll: !field?.text })) continue;
      if (!field?.isStill) element?.scrollIntoView({ block: element.id === "title" ? "start" : "nearest" });
      return;
    }
  }, [field]);
  return (wish: Wish) => setField({ ...wish, values });
}

/** Opens the form that the address identifies: at startup, on Back, and when an address is entered. */
export function useAddress(outline: Outline | null, choose: (choice: Choice) => void) {
  useEffect(() => {
    window.onpopstate = () => {
      const choice = outline && choiceAt(outline, location.hash);
      if (choice) choose(choice);
    };
  });
  const isReady = outline !== null;
  useEffect(() => {
    if (isReady) window.dispatchEvent(new PopStateEvent("popstate"));
  }, [isReady]);
}
