import { useEffect, useState } from "react";

/** Whether the page was last scrolled downwards. */
export function useGoingDown(): boolean {
  const [isGoingDown, setIsGoingDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      if (window.scrollY !== last) setIsGoingDown(window.scrollY > last);
      last = window.scrollY;
    };
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isGoingDown;
}
