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
 * Reports whether a floating button should hide: while the visitor scrolls down, and while content that it
 * must not cover is in view.
 */
export function useHideOverContent(): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      if (window.scrollY === last) return;
      setIsAside(window.scrollY > last || [...document.querySelectorAll(neverCovered)].some(isInView));
      last = window.scrollY;
    };
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isAside;
}
