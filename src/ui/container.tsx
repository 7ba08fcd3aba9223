import type { ReactNode } from "react";
import * as styles from "./container.module.css";

/** Container with the width of the page content. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
