import { createStore, type ReadableStore } from "./create-store";

export type AlertType = "success" | "error" | "info" | "warning";

/** Content of the banner; `status` is true while it is visible (docs/product.md 3). */
export type Alert = { type: AlertType; message: string; status: boolean };

/** Duration of an alert in milliseconds (docs/product.md 9). */
export const alertDuration = 3000;

const closed: Alert = { type: "success", message: "", status: false };

/** Alert that has been shown, with its time. */
export type PastAlert = { type: AlertType; message: string; at: Date };

/** Maximum number of past alerts to keep. */
const maxHistory = 10;

const current = createStore(closed);
const history = createStore<readonly PastAlert[]>([]);
let isHeld = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Current alert, displayed by the banners of the layout and of modal dialogs. */
export const alertStore: ReadableStore<Alert> = current;

/** Alerts since the page was loaded, newest first, without duplicate texts. */
export const alertHistory: ReadableStore<readonly PastAlert[]> = history;

/** Starts the timer for all banners; a modal dialog has its own banner above the page's. */
function runTimer() {
  clearTimeout(timer);
  if (current.read().status && !isHeld) timer = setTimeout(hideAlert, alertDuration);
}

/** Shows an alert, replacing the current one. The type defaults to success. */
export function showAlert({ type = "success", message }: { type?: AlertType; message: string }) {
  const others = history.read().filter((past) => past.message !== message);
  history.write([{ type, message, at: new Date() }, ...others].slice(0, maxHistory));
  current.write({ type, message, status: true });
  runTimer();
}

/** Pauses the alert's timeout, for example while it is hovered or focused, or resumes it. */
export function holdAlert(shallStay: boolean) {
  isHeld = shallStay;
  runTimer();
}

export function hideAlert() {
  clearTimeout(timer);
  current.write({ ...current.read(), status: false });
}

/** Hides an error after the action has succeeded or the visitor has left the page. */
export function dismissError() {
  const { status, type } = current.read();
  if (status && type === "error") hideAlert();
}
