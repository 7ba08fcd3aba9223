import { useStore, createStore } from "@/ui/create-store";
import * as styles from "./progress-bar.module.css";

/** The progress bar of a navigation; it fills within 5 s and disappears on arrival. */
export function ProgressBar({ label }: { label: string }) {
  const isShown = useStore(progressStore);
  return isShown ? <div role="progressbar" aria-label={label} className={styles.bar} /> : null;
}

/** Navigations shorter than this show no bar, in milliseconds (docs/product.md 9). */
const throttle = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the progress bar shows. */
export const progressStore = createStore(false);

/** A navigation began: shows the bar unless the page arrives within 200 ms. */
export function startProgress() {
  clearTimeout(timer);
  timer = setTimeout(() => progressStore.write(true), throttle);
}

/** The page arrived. */
export function stopProgress() {
  clearTimeout(timer);
  progressStore.write(false);
}
