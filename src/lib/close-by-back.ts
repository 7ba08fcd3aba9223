import { closeModal } from "./browser-support";

/** Properties of `window` that inform the router of the history entry of an open dialog. */
export type WindowEntryPage = Window & {
  /**
   * Whether the browser is navigating to or from the dialog's history entry; other navigations wait for
   * `popstate`.
   */
  ___moving?: boolean;
};

/**
 * Media query for phones, where the Back button closes dialogs; below this width the menu replaces the
 * header's tabs.
 */
const phones = "(max-width: 61.99em)";

/** Reports whether the current history entry belongs to an open dialog. */
export const isWindowEntry = (): boolean => Boolean((history.state as { isWindow?: true } | null)?.isWindow);

/** Returns the open dialogs, topmost last, except those with their own address and history entry. */
const openWindows = () => [
  ...document.querySelectorAll<HTMLDialogElement>("dialog[open]:not([data-address])"),
];

/**
 * Adds a history entry while dialogs are open on a phone, so that Back closes the topmost one instead of
 * leaving the page. The entry is removed when they are closed in another way. Components that open or close
 * dialogs need no code for this.
 */
export function closeByBack(): void {
  const page: WindowEntryPage = window;
  if (page.___moving !== undefined) return;
  page.___moving = false;
  /** URL of the page at the time the history entry was added. */
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
    // Only after a user gesture: browsers skip history entries that were added without a gesture.
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
  // After a reload, or navigation back from another page, the entry exists without an open dialog.
  follow();
}
