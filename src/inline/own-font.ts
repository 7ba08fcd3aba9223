/**
 * Thresholds in milliseconds: `slow` is the round-trip time from which a connection counts as slow; `wait` is
 * the maximum time to wait for the font on a faster one.
 */
const line = { slow: 150, wait: 500 };

const navigation = () =>
  performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/**
 * Returns the round-trip time estimated by Chromium, or otherwise the time to the first byte of the page,
 * which does not depend on processor load.
 */
function roundTrip(): number {
  const { connection } = navigator as Navigator & { connection?: { rtt: number } };
  return connection?.rtt ?? navigation()?.responseStart ?? 0;
}

/** Reports whether the font is probably cached, by the service worker or by an earlier page of this visit. */
const isAtHand = () => navigator.serviceWorker?.controller || document.referrer.startsWith(location.origin);

/**
 * Renders a page in a single font from first paint on: the web font if it arrives in time, otherwise the
 * fallback font until the next page. A font swap would reflow lines while they are read, and Chromium swaps
 * after first paint even with `font-display: optional`. On slow connections the first page requests the font
 * only after the load event, because a pending font request delays the first frame.
 */
export function showInOneFont(): void {
  const root = document.documentElement;
  const url = document.currentScript?.dataset.font;
  // Already hidden if the page is about to redirect to another language (choose-language.ts).
  if (!url || root.style.visibility) return;
  const face = new FontFace("Plus Jakarta Sans", `url(${url})`, { weight: "400 800" });
  let isShown = false;
  const show = () => {
    isShown = true;
    root.style.display = root.style.visibility = "";
  };
  const load = () => {
    face.load().then(() => {
      if (!isShown) document.fonts.add(face);
      show();
    }, show);
  };
  if (roundTrip() < line.slow || isAtHand()) {
    // Browsers restore a scroll position, or scroll to an anchor, at the load event, which requires a layout.
    if (navigation()?.type !== "navigate" || location.hash) root.style.visibility = "hidden";
    else root.style.display = "none";
    setTimeout(show, line.wait);
    load();
  } else {
    show();
    addEventListener("load", load);
  }
}
