import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "./use-paint-effect";
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

/**
 * Whether the page that is being drawn shows its top first and what lies lower a moment later. Held only from the press on a
 * link until that page has arrived: a page that is read from the server, that the address enters at a certain place, or that a
 * visitor returns to is drawn whole, since a place below the top has to be there when it is scrolled to.
 */
let isTopFirst = false;

export const topFirst = {
  /** A link leads to the top of a page, or with a hash to a place in it. */
  begin: (address: string) => {
    isTopFirst = !address.includes("#");
  },
  end: () => {
    isTopFirst = false;
  },
  read: () => isTopFirst,
};
