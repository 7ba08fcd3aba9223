import { useEffect, useState, type RefObject } from "react";

/**
 * Returns the tab index of a container that may scroll in either direction. It is focusable before hydration
 * and while it overflows, so that keyboard users can scroll it.
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
    // A container with a fixed or maximum height is not resized when its content grows.
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
