import { useCallback, useEffect, useRef, type RefObject } from "react";

/**
 * Opens the collapsed item whose id is in the address (`#id`), on mount and whenever the address changes.
 * Items that the visitor collapses again remain collapsed.
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

  // A navigation within the page renders the list again, without any other event.
  useEffect(open);
  useEffect(() => {
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [open]);
}

/** Decodes the id in a fragment; returns it unchanged if its encoding is invalid. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
