/**
 * Returns the result of a function, or a fallback if it throws; for browser features that may be missing or
 * broken.
 */
export function attempt<Result>(run: () => Result, fallback: Result): Result {
  try {
    return run();
  } catch {
    return fallback;
  }
}

/** Returns a random UUID (version 4, RFC 9562), even on insecure origins, which lack `crypto.randomUUID`. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * Replaces the current history entry. Does nothing if the browser rejects the change, as some do after a
 * hundred changes in half a minute.
 * @param url defaults to the current address
 */
export const replaceEntry = (state: unknown, url?: string | URL) =>
  attempt(() => window.history.replaceState(state, "", url), undefined);

/** Opens a modal dialog, or displays it as part of the page if the browser does not support modal dialogs. */
export function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.hasAttribute("open")) return;
  if (typeof dialog.showModal === "function") dialog.showModal();
  else dialog.setAttribute("open", "");
}

/** Closes a dialog that `openModal` opened; the `close` event fires in every browser. */
export function closeModal(dialog: HTMLDialogElement | null) {
  if (!dialog?.hasAttribute("open")) return;
  if (typeof dialog.close === "function") return dialog.close();
  dialog.removeAttribute("open");
  dialog.dispatchEvent(new Event("close"));
}

type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * Reports whether the visitor uses data-saver mode or has a 2G connection, in which case nothing is prefetched
 * (docs/product.md 2).
 */
export function isConstrained(browser: NavigatorWithConnection = navigator): boolean {
  const { connection } = browser;
  return Boolean(connection && (connection.saveData || connection.effectiveType?.includes("2g")));
}

type Key = Pick<KeyboardEvent, "isComposing" | "keyCode">;

/**
 * Reports whether a key event belongs to an input method composition, such as the Enter key that confirms it.
 * Safari ends the composition before the keydown event, which can then only be recognised by the key code 229
 * (UI Events, 7.3.1).
 */
export const isOfComposition = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229;
