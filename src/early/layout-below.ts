/** Milliseconds after which the first view of a page that has loaded is on the screen. */
const painted = 100;

/** Not laid out while it is out of view, and about as high as most parts until then. */
const skipped = "content-visibility: auto; contain-intrinsic-height: auto 600px";

/**
 * Lays out what lies below the first view after the page has loaded and been painted: one part after the other, so that none of these
 * tasks is long; all at once when a link leads to a part. Where the browser scrolls by itself, back to where somebody was or to an
 * anchor, and in one that does not keep what is in view in its place, every height is true from the start. No part has styles of
 * its own: the end-to-end tests see to it.
 */
export function layOutLater(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate" || location.hash || !CSS.supports("overflow-anchor", "auto")) return;

  const parts = [...document.querySelectorAll<HTMLElement>("main > * + *, main section, footer")];
  const next = () => {
    const part = parts.shift();
    part?.removeAttribute("style");
    return part;
  };
  const layOut = () => {
    if (next()?.getBoundingClientRect()) setTimeout(layOut);
  };
  for (const part of parts) part.style.cssText = skipped;
  addEventListener("load", () => setTimeout(layOut, painted));
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("[href*='#']")) while (next());
    },
    true,
  );
}
