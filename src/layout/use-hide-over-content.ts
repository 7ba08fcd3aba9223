import { useEffect, useState } from "react";

/**
 * Content that floating buttons must never cover: forms, collapsible answers, prices and the interactive
 * shop.
 */
const neverCovered = "main :is(form, details, table), #plans, #pricing, #store";

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > Math.max(top, 0) && top < window.innerHeight;
}

/**
 * Reports whether a floating button should hide: if the visitor scrolls down, if content that it must not cover
 * is in view, or if an element has keyboard focus. A style with `:root:has(:focus-visible)` would slow down
 * every interaction.
 */
export function useHideOverContent(): boolean {
  const [isAside, setIsAside] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      if (window.scrollY === last) return;
      setIsAside(window.scrollY > last || [...document.querySelectorAll(neverCovered)].some(isInView));
      last = window.scrollY;
    };
    const updateFocus = () => setHasFocus(document.activeElement?.matches(":focus-visible") ?? false);
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    window.addEventListener("scroll", update, options);
    window.addEventListener("focusin", updateFocus, options);
    window.addEventListener("focusout", updateFocus, options);
    return () => listeners.abort();
  }, []);
  return isAside || hasFocus;
}
