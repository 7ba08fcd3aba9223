/** Estimated milliseconds from the load event until above-the-fold content is painted. */
const painted = 100;

/**
 * Marks the document, before parsing, so that styles may skip the layout of below-the-fold content while the
 * page loads (src/layout/layout.module.css). Layout is not skipped if the browser restores a scroll position
 * or scrolls to an anchor, both of which need final heights, or if it lacks scroll anchoring.
 */
export function skipBelow(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && !location.hash && CSS.supports("overflow-anchor", "auto"))
    document.documentElement.dataset.skip = "";
}

/**
 * Lays out the skipped content after the page has loaded, one element per task; all at once if the visitor
 * clicks a link to an anchor.
 */
export function layOutBelow(): void {
  const root = document.documentElement;
  const all = [...document.querySelectorAll<HTMLElement>("main > * + *, footer")];
  const left = [...all];
  const end = () => {
    left.length = 0;
    root.removeAttribute("data-skip");
    for (const part of all) part.removeAttribute("style");
  };
  const layOut = () => {
    const part = left.shift();
    if (!part) return end();
    part.style.contentVisibility = "visible";
    part.getBoundingClientRect();
    setTimeout(layOut);
  };
  if (root.dataset.skip === undefined) return;
  addEventListener("load", () => setTimeout(layOut, painted));
  addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest("[href*='#']") && end(),
    true,
  );
}
