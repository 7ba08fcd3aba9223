import * as styles from "./spinner.module.css";

/** Spinner next to text that describes the activity; hidden from assistive technology. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
