import { markedParts, unmarked } from "@/lib/marked-text";
import { markOf, sourceIn, withoutMarks, type TypedText } from "@/lib/source-mark";

/** Yields each text node that has a source marker, with its text and source. */
export function* markedNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.nodeValue ?? "";
    const source = sourceIn(text);
    if (source) yield { node, text, source };
  }
}

/** Height that the sticky header may cover, in pixels. */
const headerHeight = 100;

/**
 * Scrolls the page to centre an element (for an option, its select list) unless it is already visible above the
 * centre. `scrollIntoView` would also scroll the surrounding studio, away from the title of its form.
 */
export function scrollPageTo(element: Element): void {
  const { top, bottom } = (element.closest("select") ?? element).getBoundingClientRect();
  if (top < headerHeight || bottom > window.innerHeight * 0.6)
    window.scrollBy(0, (top + bottom - window.innerHeight) / 2);
}

const plain = (text: string) => unmarked(withoutMarks(text)).replace(/\s+/g, " ").trim();

/** Nodes that show an unsaved text, and its last saved version. */
const typedIn = new WeakMap<Node, string>();

/** Blocks with unsaved formatted text, and the copies that display it. */
const copies = new WeakMap<Element, HTMLElement>();

const tags = { plain: "span", strong: "strong", emphasis: "em", link: "a" };

/**
 * Shows a formatted text in a copy of its block, because React owns the block's nodes; without a text, shows
 * the block.
 */
function showFormatted(block: HTMLElement, text: string | undefined, mark: string) {
  const shown = copies.get(block);
  if (shown?.dataset.text === text) return;
  shown?.remove();
  copies.delete(block);
  block.style.display = text === undefined ? "" : "none";
  if (text === undefined) return;
  const copy = block.cloneNode() as HTMLElement;
  copy.style.display = "";
  copy.dataset.text = text;
  for (const { kind, words } of markedParts(text))
    copy.append(Object.assign(document.createElement(tags[kind]), { href: "", textContent: words }));
  copy.append(mark);
  block.after(copy);
  copies.set(block, copy);
  scrollPageTo(copy);
}

/**
 * Shows an unsaved line in its node or, if it is or was formatted, in a copy of the node's block.
 * @param isWhole whether the line is a whole text, so that its nodes show no other line
 */
function showLine(node: Node, { saved, text }: TypedText, mark: string, isWhole: boolean) {
  const old = node.nodeValue ?? "";
  const isAlone =
    plain(old) === plain(saved) || typedIn.get(node) === saved || (isWhole && typedIn.has(node));
  const isFormatted = !isAlone || text !== unmarked(text);
  const block = node.parentElement?.closest<HTMLElement>("p, li, td, th, h1, h2, h3, h4");
  // Copies have the same mark.
  if (block?.dataset.text !== undefined) return;
  if (block && plain(block.textContent) === plain(isAlone ? old : saved))
    showFormatted(block, isFormatted && text !== saved ? text : undefined, mark);
  if (!isAlone || plain(old) === plain(text)) return;
  node.nodeValue = unmarked(text) + mark;
  typedIn.set(node, saved);
  if (node.parentElement) scrollPageTo(node.parentElement);
}

/** Shows the studio's unsaved texts in the nodes with their source markers. */
export function showTyped(texts: readonly TypedText[]) {
  for (const copy of document.querySelectorAll("[data-text]")) {
    const block = copy.previousElementSibling;
    // The page has replaced the block, but does not know its copy.
    if (!block || copies.get(block) !== copy) copy.remove();
  }
  const lines = texts.map((line) => ({ line, mark: markOf(line.source) }));
  for (const { node, source } of lines.length > 0 ? [...markedNodes()] : []) {
    const own = markOf({ ...source, at: [...source.at, document.documentElement.lang] });
    const found = lines.filter(({ mark }) => mark === own);
    for (const { line } of found) showLine(node, line, markOf(source), found.length === 1);
  }
}
