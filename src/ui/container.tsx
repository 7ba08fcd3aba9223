import type { ReactNode } from "react";
import * as styles from "./container.module.css";

/** The width of the content, below a page's heading. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
