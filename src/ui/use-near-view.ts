import { useEffect, useState, type RefObject } from "react";

/** How far below the window something may still be when it is fetched. */
const rootMargin = "600px";

/**
 * Tells, once and for good, that an element has come near the view, taken the focus or been touched.
 * @param element stable while the component is mounted
 * @param around selector of the part of the page that counts in its place, where it stands in one
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
