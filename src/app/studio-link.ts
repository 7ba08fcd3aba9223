import { navigate } from "gatsby";
import {
  sourceIn,
  withoutMarks,
  type PageMessage,
  type StudioMessage,
  type TextSource,
  type TypedText,
} from "@/lib/source-mark";
import { markedNodes, scrollPageTo, showTyped } from "./typed-texts";

/**
 * Maximum number of ancestors searched for a text's source: a click on a picture selects the text of its
 * card.
 */
const levels = 4;

/**
 * Maximum length, in characters, of a text that the studio looks up by its words, since texts with a figure or
 * contact detail have no source marker.
 */
const longestFact = 80;

const spoken = ["alt", "aria-label", "placeholder", "title"];

/** Matches numbers and email addresses; these are formatted and have no source marker. */
const fact = /[\d@]/;

/**
 * Returns the source of an element's text or accessible name, or that of the nearest ancestor with a source.
 * Ignores ancestors if the text contains a number or contact detail, because their source belongs to another
 * text.
 */
export function sourceAt(clicked: Element): TextSource | null {
  let element: Element | null = clicked;
  const most = fact.test(clicked.textContent ?? "") ? 1 : levels;
  for (let level = 0; element && element !== document.body && level < most; level++) {
    const texts = [element.textContent, ...spoken.map((name) => element?.getAttribute(name))];
    const source = sourceIn(texts.join(" "));
    if (source) return source;
    element = element.parentElement;
  }
  return null;
}

/** Returns the pressed element; ignores a link whose clickable area extends over the texts of its card. */
function pressedElement({ target, detail, clientX: x, clientY: y }: MouseEvent): EventTarget | null {
  const isUnder = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  // A click by keyboard has no position.
  if (detail === 0 || !(target instanceof Element) || isUnder(target)) return target;
  return document.elementsFromPoint(x, y).find(isUnder) ?? target;
}

const isWithin = (inner: TextSource, { file, at }: TextSource) =>
  inner.file === file && at.every((key, index) => key === inner.at[index]);

/** Returns the element that displays the text from a source, preferably one that is not collapsed. */
export function elementOf(source: TextSource): Element | null {
  const elements = [...markedNodes()].flatMap(({ node: { parentElement }, source: found }) =>
    parentElement && isWithin(found, source) ? [parentElement] : [],
  );
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const main = elements.filter((element) => element.closest("main"));
  return main.find(isShown) ?? elements.find(isShown) ?? main[0] ?? elements[0] ?? null;
}

/** Scrolls to an element and expands its collapsed ancestors. */
function show(element: Element) {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  scrollPageTo(element);
  element.animate([{ outline: "3px solid currentColor" }, { outline: "3px solid transparent" }], 2000);
}

/**
 * Text to show, and the element that displays it, which changes when a saved text or moved item is rendered.
 */
type Wanted = { path: string; source: TextSource | null; anchor: string; until: number; shown?: Element };

/** Maximum wait, in milliseconds, for a saved text or moved item to be rendered. */
const patience = 10_000;

/**
 * Connects the page to the studio when shown in its preview: a click on a text opens its field, and the page
 * navigates and scrolls to the text being edited. Source markers are removed from copied text.
 * @param studio origin of the studio, the only one that messages are sent to and accepted from
 * @returns function that disconnects the page
 */
export function linkToStudio(studio: string): () => void {
  const link = new AbortController();
  const { signal } = link;
  let isPicking = true;
  let typed: TypedText[] = [];
  let wanted: Wanted | null = null;
  let path = "";
  /** Path of the most recently requested page; a later request replaces it. */
  let next = "";
  /** Paths of requested pages that have not been reached. */
  const pending = new Set<string>();
  const say = (message: PageMessage) => window.parent.postMessage(message, studio);
  const goTo = (page: string) => {
    pending.add((next = page));
    // The studio's history has an entry of its own.
    void navigate(page, { replace: true });
  };
  const reportPath = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    // Gatsby shows the page that loads last, not the one requested last.
    if (pending.delete(path) && path !== next) return goTo(next);
    next = path;
    say({ studio: "ready", path });
  };
  const showWanted = () => {
    if (!wanted?.source || wanted.path !== path || performance.now() > wanted.until) return;
    const { source, anchor, shown } = wanted;
    const [marked, named] = [elementOf(source), anchor ? document.getElementById(anchor) : null];
    // Until a saved move is rendered, another item has the mark.
    const element = named && !named.contains(marked) ? named : marked;
    if (!element || element === shown) return;
    wanted.shown = element;
    show(element);
  };
  document.addEventListener(
    "click",
    (event) => {
      const pressed = pressedElement(event);
      if (!isPicking || !(pressed instanceof Element)) return;
      const source = sourceAt(pressed);
      // Words in bold are part of a paragraph; a figure is looked up on its own.
      const whole = (source && pressed.closest("p, li, td, th")) ?? pressed;
      const text = withoutMarks(whole.textContent ?? "").trim();
      if (!source && !(fact.test(text) && text.length <= longestFact)) return;
      event.preventDefault();
      event.stopPropagation();
      say({ studio: "open", source, text });
    },
    { capture: true, signal },
  );
  document.addEventListener(
    "copy",
    (event) => {
      event.clipboardData?.setData("text/plain", withoutMarks(String(document.getSelection())));
      event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    "message",
    ({ origin, data }: MessageEvent<StudioMessage>) => {
      if (origin !== studio) return;
      if (data.studio === "picking") isPicking = data.isOn;
      if (data.studio === "texts") {
        typed = data.texts;
        showTyped(typed);
      }
      if (data.studio !== "show") return;
      if (data.path !== next) goTo(data.path);
      wanted = { ...data, until: performance.now() + patience };
      showWanted();
    },
    { signal },
  );
  const drawn = new MutationObserver(() => {
    reportPath();
    showTyped(typed);
    showWanted();
  });
  drawn.observe(document.body, { childList: true, subtree: true, characterData: true });
  signal.addEventListener("abort", () => drawn.disconnect());
  reportPath();
  return () => link.abort();
}
