import { useEffect, useState, type RefObject } from "react";

/**
 * The place in the order of the tabulator key of a part that may scroll sideways: a stop while it does, so that the keyboard
 * reaches it, and none where all of it is in view. Before the framework it is a stop.
 */
export function useScrollStop(element: RefObject<HTMLElement>): 0 | undefined {
  const [doesScroll, setDoesScroll] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(() => setDoesScroll(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return doesScroll ? 0 : undefined;
}
