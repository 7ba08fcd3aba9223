import { closeModal } from "./browser-support";

/** What the router has to know of the entry of an open window. */
export type WindowEntryPage = Window & {
  /** Whether the browser is on its way to or from that entry: another navigation waits for `popstate`. */
  ___moving?: boolean;
};

/** Windows as narrow as a phone, where Back is what closes things; below it the menu stands in place of the header's tabs. */
const phones = "(max-width: 61.99em)";

/** Tells whether the present entry of the history is that of an open window. */
export const isWindowEntry = (): boolean => Boolean((history.state as { isWindow?: true } | null)?.isWindow);

/** Open windows, the topmost last. One with an address of its own has its entry by that. */
const openWindows = () => [
  ...document.querySelectorAll<HTMLDialogElement>("dialog[open]:not([data-address])"),
];

/**
 * Gives what is open over a page on a phone one entry of the history, so that Back closes it, the topmost first, and stays on the
 * page. When it is closed otherwise the entry is left again. Nothing that opens or closes a window knows of it.
 */
export function closeByBack(): void {
  const page: WindowEntryPage = window;
  if (page.___moving !== undefined) return;
  page.___moving = false;
  /** The address over which the entry was made. */
  let over: string | undefined;

  function move(entries: number) {
    page.___moving = true;
    history.go(entries);
  }

  function follow() {
    if (page.___moving) return;
    const isOpen = openWindows().length > 0;
    if (isOpen === isWindowEntry()) return;
    if (!isOpen) return move(-1);
    // What opens by itself is no press, and browsers skip an entry that was made without one.
    const { userActivation } = navigator as { userActivation?: UserActivation };
    if (userActivation?.hasBeenActive === false || !matchMedia(phones).matches) return;
    over = location.href;
    history.pushState({ ...(history.state as object | null), isWindow: true }, "");
  }

  addEventListener("popstate", () => {
    const isOwn = page.___moving;
    page.___moving = false;
    const [top, next] = openWindows().reverse();
    if (!isOwn && top && !isWindowEntry() && location.href === over) {
      closeModal(top);
      if (next) return move(1);
    }
    follow();
  });
  new MutationObserver(follow).observe(document.documentElement, {
    subtree: true,
    attributeFilter: ["open"],
  });
  // After a reload, or the way back from another page, the entry is there and the window is not.
  follow();
}
