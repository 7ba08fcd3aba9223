import { startTransition, useEffect, useState, type ReactNode } from "react";
import { topFirst } from "./top-first";
import * as styles from "./later.module.css";

/** What lies below a page's top: drawn with it, or right after it has been painted when a link led here. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => !topFirst.read());
  useEffect(() => {
    if (isDue) return;
    // The frame after the top's own: only then has it been painted.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue]);
  return isDue ? children : <div className={styles.place} />;
}
