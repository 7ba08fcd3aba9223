import { useEffect, useState, type RefObject } from "react";

/**
 * The place in the order of the tabulator key of a part that may scroll, sideways or down: a stop while it does, so that the keyboard
 * reaches it, and none where all of it is in view. Before the framework it is a stop.
 */
export function useScrollStop(
  element: RefObject<HTMLElement>,
  direction: "sideways" | "down" = "sideways",
): 0 | undefined {
  const [doesScroll, setDoesScroll] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current || !("ResizeObserver" in window)) return;
    const judge = () =>
      setDoesScroll(
        direction === "down"
          ? current.scrollHeight > current.clientHeight
          : current.scrollWidth > current.clientWidth,
      );
    const sizes = new ResizeObserver(judge);
    const observe = () => [current, ...current.children].forEach((part) => sizes.observe(part));
    observe();
    // A box that is as high as it may be keeps its size when its content grows.
    const contents = new MutationObserver(() => {
      observe();
      judge();
    });
    contents.observe(current, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [element, direction]);
  return doesScroll ? 0 : undefined;
}
