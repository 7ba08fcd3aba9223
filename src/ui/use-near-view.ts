import { useEffect, useState, type RefObject } from "react";

/** Distance below the viewport at which loading starts, as a CSS length. */
const rootMargin = "600px";

/**
 * Returns true permanently once an element approaches the viewport, receives focus or is touched.
 * @param element stable while the component is mounted
 * @param around selector of an ancestor that is observed instead, if there is one
 */
export function useNearView(element: RefObject<HTMLElement>, around?: string): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const current = (around && element.current?.closest<HTMLElement>(around)) || element.current;
    if (isNear || !current) return;
    const come = () => setIsNear(true);
    if (!("IntersectionObserver" in window)) return come();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin },
    );
    observer.observe(current);
    for (const sign of ["focusin", "pointerdown"]) current.addEventListener(sign, come);
    return () => {
      observer.disconnect();
      for (const sign of ["focusin", "pointerdown"]) current.removeEventListener(sign, come);
    };
  }, [isNear, element, around]);

  return isNear;
}
