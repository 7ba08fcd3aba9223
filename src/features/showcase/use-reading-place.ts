import { useEffect, useState } from "react";

/** How far down the window a text counts as being read, as a share of its height. */
const readingLine = 1 / 3;

/**
 * The id of the part that somebody is reading, the last of them to have passed the reading line; undefined before the first did.
 * @param ids in the order of the page; stable while the component is mounted
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
