import { openModal } from "../../../src/lib/browser-support";

/** Dialogs in the server-rendered HTML, and the last focused element. */
let dialogs: HTMLDialogElement[] = [];
let focused: Element | null = null;

/** Records, until hydration, the state that would be lost if React rendered the page from scratch. */
export function recordPageState() {
  dialogs = [...document.querySelectorAll("dialog")];
  focused = document.activeElement;
  addEventListener("focusin", ({ target }) => (focused = target instanceof Element ? target : null), true);
}

/**
 * Returns a CSS path to an element from an ancestor: `:scope > main:nth-of-type(1) > form:nth-of-type(2)`.
 */
function placeWithin(outermost: Node, element: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== outermost && at.parentElement; at = at.parentElement) {
    const alike = [...at.parentElement.children].filter(({ localName }) => localName === at.localName);
    steps.unshift(`${at.localName}:nth-of-type(${alike.indexOf(at) + 1})`);
  }
  return [":scope", ...steps].join(" > ");
}

/**
 * Finds the current counterpart of a server-rendered element. React hydrates only unmodified HTML; if a
 * translation or an extension has changed the page, React replaces the elements.
 * @returns the element itself if it is still in the document, undefined if it has no counterpart
 */
export function currentElement<Kind extends Element>(element: Kind): Kind | undefined {
  if (element.isConnected) return element;
  const outermost = element.getRootNode();
  const drawnAnew = outermost instanceof Element ? document.getElementById(outermost.id) : null;
  const present = drawnAnew?.querySelector<Kind>(placeWithin(outermost, element));
  return present?.getAttribute("name") === element.getAttribute("name") ? present : undefined;
}

/** Reopens the dialogs that were open and restores focus after React has replaced the page's elements. */
export function restorePageState() {
  for (const dialog of dialogs)
    if (dialog.hasAttribute("open") && !dialog.isConnected) openModal(currentElement(dialog) ?? null);
  const present = focused && !focused.isConnected ? currentElement(focused) : undefined;
  if (present instanceof HTMLElement && document.activeElement === document.body)
    present.focus({ preventScroll: true });
}
