/** The result of a function, or a fallback where it throws: for browser features that may be missing or broken. */
export function attempt<Result>(run: () => Result, fallback: Result): Result {
  try {
    return run();
  } catch {
    return fallback;
  }
}

/** A random UUID (version 4, RFC 9562), also on pages that are not served over https, where the browser's own is missing. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * Changes the present entry of the history. Browsers refuse too many changes, some with an error: a hundred in half a minute. Then
 * the entry stays as it was.
 * @param url the address stays where none is given
 */
export const replaceEntry = (state: unknown, url?: string | URL) =>
  attempt(() => window.history.replaceState(state, "", url), undefined);

/** Opens a window over the page; where the browser has no modal ones, as part of the page. */
export function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.hasAttribute("open")) return;
  if (typeof dialog.showModal === "function") dialog.showModal();
  else dialog.setAttribute("open", "");
}

/** Closes a window that `openModal` opened; its `close` event fires everywhere. */
export function closeModal(dialog: HTMLDialogElement | null) {
  if (!dialog?.hasAttribute("open")) return;
  if (typeof dialog.close === "function") return dialog.close();
  dialog.removeAttribute("open");
  dialog.dispatchEvent(new Event("close"));
}

type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Tells whether the visitor saves data or is on a 2g connection, where nothing is prefetched (docs/product.md 2). */
export function isConstrained(browser: NavigatorWithConnection = navigator): boolean {
  const { connection } = browser;
  return Boolean(connection && (connection.saveData || connection.effectiveType?.includes("2g")));
}

type Key = Pick<KeyboardEvent, "isComposing" | "keyCode">;

/**
 * Tells whether a key belongs to letters that are being composed, as the Enter does that accepts them: Safari says so by the key code
 * 229 alone (UI Events, 7.3.1), since the composition has ended there before the key goes down.
 */
export const isOfComposition = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229;
