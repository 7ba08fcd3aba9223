/** Navigations shorter than this show no bar, in milliseconds (docs/product.md 9). */
const throttle = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let isShown = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  if (isShown === next) return;
  isShown = next;
  listeners.forEach((listener) => listener());
}

/** A navigation began: shows the bar unless the page arrives within 200 ms. */
export function startProgress() {
  clearTimeout(timer);
  timer = setTimeout(() => set(true), throttle);
}

/** The page arrived. */
export function stopProgress() {
  clearTimeout(timer);
  set(false);
}

/** The store behind the progress bar, in the shape of React's `useSyncExternalStore`. */
export const progressStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => isShown,
  readOnServer: () => false,
};
