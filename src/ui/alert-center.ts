export type AlertType = "success" | "error" | "info" | "warning";

/** What the banner shows; `status` tells whether it is open (specification, section 3). */
export type Alert = { type: AlertType; message: string; status: boolean };

const closed: Alert = { type: "success", message: "", status: false };

let current = closed;
const listeners = new Set<() => void>();

function publish(next: Alert) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Shows the banner; a later alert replaces an earlier one. The type defaults to success. */
export function showAlert({ type = "success", message }: { type?: AlertType; message: string }) {
  publish({ type, message, status: true });
}

/** Hides the banner. */
export function hideAlert() {
  publish({ ...current, status: false });
}

/** The store behind the one banner of the layout, in the shape of React's `useSyncExternalStore`. */
export const alertStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
  readOnServer: () => closed,
};
