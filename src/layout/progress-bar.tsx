import { useStore, createStore } from "@/ui/create-store";
import * as styles from "./progress-bar.module.css";

/** Progress bar for navigations: fills within 5 s and disappears on arrival. */
export function ProgressBar({ label }: { label: string }) {
  const isShown = useStore(progressStore);
  return isShown ? <div role="progressbar" aria-label={label} className={styles.bar} /> : null;
}

/**
 * Delay before the progress bar appears, in milliseconds; faster navigations do not show it (docs/product.md
 * 9).
 */
const throttle = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

export const progressStore = createStore(false);

/** Marks the start of a navigation; the bar appears if the page has not loaded within 200 ms. */
export function startProgress() {
  clearTimeout(timer);
  timer = setTimeout(() => progressStore.write(true), throttle);
}

/** Marks the end of a navigation. */
export function stopProgress() {
  clearTimeout(timer);
  progressStore.write(false);
}
