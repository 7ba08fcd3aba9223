import { useEffect, useRef, useState } from "react";

/** Margin around the viewport within which an element counts as near. */
const nearness = "300px";

/**
 * Reports whether an element is near the viewport, and whether at least half of it is visible in an active
 * window.
 */
export function useInView() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const [isLookedAt, setIsLookedAt] = useState(true);

  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: nearness },
    );
    const seen = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    near.observe(element);
    seen.observe(element);
    const look = () => setIsLookedAt(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => {
      near.disconnect();
      seen.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  return { place, isNear, isInView: isSeen && isLookedAt };
}
