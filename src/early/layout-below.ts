/** Milliseconds after which the first view of a page that has loaded is on the screen. */
const painted = 100;

const mark = document.documentElement.dataset;

/**
 * Marks a page that somebody has just come to: what lies below its first view is laid out after it (src/styles/below.css). Where
 * the browser scrolls by itself, back to where somebody was or to an anchor, every height has to be true from the start.
 */
export function postponeBelow(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && !location.hash) mark.below = "";
}

/**
 * Lays out one part after the other once the page has loaded and been painted, so that none of these tasks is long; all at once
 * when a link leads to a part.
 */
export function layOutBelow(): void {
  const parts = document.querySelectorAll<HTMLElement>("main > *, main section, footer");
  const finish = () => delete mark.below;
  const layOut = (index: number) => {
    const part = parts[index];
    if (!part) return finish();
    part.style.contentVisibility = "visible";
    part.getBoundingClientRect();
    setTimeout(layOut, 0, index + 1);
  };
  if (mark.below === undefined) return;
  addEventListener("load", () => setTimeout(layOut, painted, 0));
  addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest("[href*='#']") && finish(),
    true,
  );
}
