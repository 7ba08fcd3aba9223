import { openModal } from "../../../src/lib/browser-support";
import { isToggle } from "./typed-text";

/** The windows of the sent HTML, and what had the focus last while it stood. */
let dialogs: HTMLDialogElement[] = [];
let focused: Element | null = null;
let end = () => {};

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !isToggle(element));

/**
 * Keeps a field under the fingers of a visitor who types while the page is drawn anew: out of sight, until what was typed goes to
 * the field in its place. That one forgets, until its form is set up, what React has not heard of.
 */
function hold(field: HTMLElement) {
  const place = document.createComment("");
  field.replaceWith(place);
  field.style.cssText = "position:fixed;top:0;opacity:0;pointer-events:none";
  document.body.append(field);
  field.focus({ preventScroll: true });
  end = () => place.replaceWith(field);
}

/** Notes, until the page is hydrated, what a page that is drawn anew would lose. */
export function notePresent() {
  dialogs = [...document.querySelectorAll("dialog")];
  focused = document.activeElement;
  addEventListener("focusin", ({ target }) => (focused = target instanceof Element ? target : null), true);
  const observer = new MutationObserver(() => {
    if (!isTyped(focused) || focused.isConnected || document.activeElement !== document.body) return;
    observer.disconnect();
    hold(focused);
  });
  observer.observe(document, { childList: true, subtree: true });
  end = () => observer.disconnect();
}

/** Ends the notes, and gives a held field back to the page that it was torn from. */
export const endPresent = () => end();

/** Where an element stands, from the outermost that holds it: `:scope > main:nth-of-type(1) > form:nth-of-type(2)`. */
function placeWithin(outermost: Node, element: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== outermost && at.parentElement; at = at.parentElement) {
    const alike = [...at.parentElement.children].filter(({ localName }) => localName === at.localName);
    steps.unshift(`${at.localName}:nth-of-type(${alike.indexOf(at) + 1})`);
  }
  return [":scope", ...steps].join(" > ");
}

/**
 * The element of the page that stands where one of its sent HTML stood. React takes over the HTML as it was sent only: where a
 * translation or an extension has changed that, it draws the page anew.
 * @returns the element itself where it is still there, undefined where nothing stands in its place
 */
export function presentElement<Kind extends Element>(element: Kind): Kind | undefined {
  if (element.isConnected) return element;
  const outermost = element.getRootNode();
  const drawnAnew = outermost instanceof Element ? document.getElementById(outermost.id) : null;
  const present = drawnAnew?.querySelector<Kind>(placeWithin(outermost, element));
  return present?.getAttribute("name") === element.getAttribute("name") ? present : undefined;
}

/** Opens the windows again that were open, and gives the focus back, where React has drawn the page anew. */
export function restorePresent() {
  for (const dialog of dialogs)
    if (dialog.hasAttribute("open") && !dialog.isConnected) openModal(presentElement(dialog) ?? null);
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const former = focused; // focusing notes the other
  const present = presentElement(former);
  if (!(present instanceof HTMLElement)) return;
  present.focus({ preventScroll: true });
  // A field for an address has no place of its caret to tell.
  if (isTyped(former) && isTyped(present) && former.selectionStart !== null)
    present.setSelectionRange(former.selectionStart, former.selectionEnd);
}
