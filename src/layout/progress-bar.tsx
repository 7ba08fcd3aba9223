import { useStore } from "@/ui/create-store";
import { progressStore } from "./route-progress";
import * as styles from "./progress-bar.module.css";

/** The progress bar of a navigation; it fills within 5 s and disappears on arrival. */
export function ProgressBar({ label }: { label: string }) {
  const isShown = useStore(progressStore);
  return isShown ? <div role="progressbar" aria-label={label} className={styles.bar} /> : null;
}
