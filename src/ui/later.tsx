import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "./use-paint-effect";
import * as styles from "./later.module.css";

/** Renders below-the-fold content after first paint on client-side navigation, otherwise immediately. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => !deferBelowFold.read());
  useEffect(() => {
    if (isDue) return;
    return afterPaint(() => startTransition(() => setIsDue(true)));
  }, [isDue]);
  return isDue ? children : <div className={styles.place} />;
}

/**
 * Whether the page being rendered defers its below-the-fold content. True only from a click on a link until
 * the new page is rendered: page loads, addresses with an anchor and returns to a page render everything at
 * once, because the scroll target must exist.
 */
let isTopFirst = false;

export const deferBelowFold = {
  /** Records that a link was followed; content is deferred only if the URL has no fragment. */
  begin: (address: string) => {
    isTopFirst = !address.includes("#");
  },
  end: () => {
    isTopFirst = false;
  },
  read: () => isTopFirst,
};
