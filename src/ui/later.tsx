import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "./after-paint";
import { topFirst } from "./top-first";
import * as styles from "./later.module.css";

/** What lies below a page's top: drawn with it, or right after it has been painted when a link led here. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => !topFirst.read());
  useEffect(() => {
    if (isDue) return;
    return afterPaint(() => startTransition(() => setIsDue(true)));
  }, [isDue]);
  return isDue ? children : <div className={styles.place} />;
}
