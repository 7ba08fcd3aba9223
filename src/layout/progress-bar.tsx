import { useSyncExternalStore } from "react";
import { progressStore } from "./route-progress";
import * as styles from "./progress-bar.module.css";

/** The bar at the top edge while the next page is on its way; it fills within 5 s and vanishes when the page is there. */
export function ProgressBar({ label }: { label: string }) {
  const isShown = useSyncExternalStore(
    progressStore.subscribe,
    progressStore.read,
    progressStore.readOnServer,
  );
  return isShown ? <div role="progressbar" aria-label={label} className={styles.bar} /> : null;
}
