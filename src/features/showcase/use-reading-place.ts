import { useEffect, useState } from "react";

/** Line at which a text counts as being read, as a fraction of the window's height. */
const readingLine = 0.4;

/**
 * Returns the id of the section being read, i.e. the last one to have passed the reading line; undefined before the first.
 * @param ids in page order; stable while the component is mounted
 */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const isPassed = (id: string) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top <= window.innerHeight * readingLine;
    };
    const look = () => {
      frame = 0;
      setPlace(ids.findLast(isPassed));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
    };
  }, [ids]);

  return place;
}
