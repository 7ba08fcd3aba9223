import { useEffect, useState } from "react";

/** Reports whether the page is scrolled by more than `distance` pixels. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > distance);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [distance]);
  return isPast;
}
