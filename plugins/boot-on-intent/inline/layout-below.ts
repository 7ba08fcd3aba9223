/** Milliseconds after which the first view of a page that has loaded is on the screen. */
const painted = 100;

/**
 * Marks a document, before any of it is parsed, whose parts below the fold may be skipped while it loads; styles do the rest, so
 * that nothing painted changes its size (src/layout/layout.module.css). Not where the browser scrolls by itself, back or to an
 * anchor, which takes true heights, and not without scroll anchoring.
 */
export function skipBelow(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && !location.hash && CSS.supports("overflow-anchor", "auto"))
    document.documentElement.dataset.skip = "";
}

/** Lays out what was skipped once the page has loaded, a part per task; all of it when a link leads to a part. */
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
