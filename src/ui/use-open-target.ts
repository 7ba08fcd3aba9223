import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * Opens the folded part of a list that the address points at (`#id`): on arrival, and whenever the address changes.
 * What a visitor folds again stays folded.
 */
export function useOpenTarget(list: RefObject<HTMLElement | null>): void {
  const opened = useRef("");
  const open = useCallback(() => {
    const { hash } = window.location;
    if (hash === opened.current) return;
    opened.current = hash;
    const target = hash.length > 1 && document.getElementById(decodeHash(hash));
    const details = target && list.current?.contains(target) && target.querySelector("details");
    if (details) details.open = true;
  }, [list]);

  // A navigation within the page renders the list again, and tells nobody else.
  useEffect(open);
  useEffect(() => {
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [open]);
}

/** The id in a hash; one that is no valid escape sequence is taken as it is. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
