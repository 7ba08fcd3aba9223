import { useSyncExternalStore } from "react";

const changes = ["online", "offline"];

function subscribe(listener: () => void) {
  changes.forEach((change) => window.addEventListener(change, listener));
  return () => changes.forEach((change) => window.removeEventListener(change, listener));
}

/** Reports whether the browser is online; `false` is reliable, `true` may be wrong. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
