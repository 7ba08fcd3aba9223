import { openModal } from "../../../src/lib/browser-support";

/** The windows of the sent HTML, and what had the focus last. */
let dialogs: HTMLDialogElement[] = [];
let focused: Element | null = null;

/** Notes, until the page is hydrated, what a page that React renders again would lose. */
export function notePresent() {
  dialogs = [...document.querySelectorAll("dialog")];
  focused = document.activeElement;
  addEventListener("focusin", ({ target }) => (focused = target instanceof Element ? target : null), true);
}

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

/** Opens the windows again that were open, and restores the focus, where React has rendered the page again. */
export function restorePresent() {
  for (const dialog of dialogs)
    if (dialog.hasAttribute("open") && !dialog.isConnected) openModal(presentElement(dialog) ?? null);
  const present = focused && !focused.isConnected ? presentElement(focused) : undefined;
  if (present instanceof HTMLElement && document.activeElement === document.body)
    present.focus({ preventScroll: true });
}
