import { useEffect, useState } from "react";

/** What nothing may lie over: forms, folded answers, prices and the shop to try. */
const keptClear = "main :is(form, details, table), #plans, #pricing, #store";

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > Math.max(top, 0) && top < window.innerHeight;
}

/**
 * Whether what lies over the page, where there is no room beside it, stands aside: while the page is read downwards, and while
 * something is in view that has to stay clear.
 */
export function useStandingAside(): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      if (window.scrollY === last) return;
      setIsAside(window.scrollY > last || [...document.querySelectorAll(keptClear)].some(isInView));
      last = window.scrollY;
    };
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isAside;
}
