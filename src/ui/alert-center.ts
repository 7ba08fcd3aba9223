import { createStore, type ReadableStore } from "./create-store";

export type AlertType = "success" | "error" | "info" | "warning";

/** What the banner shows; `status` tells whether it is open (docs/product.md 3). */
export type Alert = { type: AlertType; message: string; status: boolean };

/** How long an alert stays, in milliseconds (docs/product.md 9). */
export const alertDuration = 3000;

const closed: Alert = { type: "success", message: "", status: false };

/** An alert that was shown, and when. */
export type PastAlert = { type: AlertType; message: string; at: Date };

/** How many past alerts the page keeps. */
const maxHistory = 10;

const current = createStore(closed);
const history = createStore<readonly PastAlert[]>([]);
let isHeld = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The alert that the banners of the layout and of modal windows show. */
export const alertStore: ReadableStore<Alert> = current;

/** What the banner showed since the page was loaded, newest first; each text once. */
export const alertHistory: ReadableStore<readonly PastAlert[]> = history;

/** One timer for all banners: a modal window has one of its own above the page's. */
function runTimer() {
  clearTimeout(timer);
  if (current.read().status && !isHeld) timer = setTimeout(hideAlert, alertDuration);
}

/** Shows the banner; a later alert replaces an earlier one. The type defaults to success. */
export function showAlert({ type = "success", message }: { type?: AlertType; message: string }) {
  const others = history.read().filter((past) => past.message !== message);
  history.write([{ type, message, at: new Date() }, ...others].slice(0, maxHistory));
  current.write({ type, message, status: true });
  runTimer();
}

/** Keeps the banner on the page, as while it is hovered or focused, or lets its time run again. */
export function holdAlert(shallStay: boolean) {
  isHeld = shallStay;
  runTimer();
}

/** Hides the banner. */
export function hideAlert() {
  clearTimeout(timer);
  current.write({ ...current.read(), status: false });
}

/** Hides an error that was shown before: what it was about went well, or the visitor is elsewhere. */
export function dismissError() {
  const { status, type } = current.read();
  if (status && type === "error") hideAlert();
}
