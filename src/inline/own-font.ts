/**
 * Thresholds in milliseconds: the round-trip time from which a connection counts as slow, and the time to
 * wait for the font on a faster one.
 */
const line = { slow: 150, wait: 500 };

/**
 * Returns the round-trip time estimated by Chromium, or otherwise the time to the first byte of the page,
 * which does not depend on processor load.
 */
function roundTrip(): number {
  const { connection } = navigator as Navigator & { connection?: { rtt: number } };
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return connection?.rtt ?? page?.responseStart ?? 0;
}

/** Reports whether the font is probably cached, by the service worker or by an earlier page of this visit. */
const isAtHand = () => navigator.serviceWorker?.controller || document.referrer.startsWith(location.origin);

/**
 * Shows a page in one font from first paint on: the web font if it arrives in time, otherwise the fallback
 * font until the next page. A font swap would reflow lines while they are read, and Chromium swaps after
 * first paint even with `font-display: optional`. On a slow connection the first page requests the font only
 * after the load event, because a pending font request delays the first frame.
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
    root.style.display = "";
  };
  const load = () => {
    face.load().then(() => {
      if (!isShown) document.fonts.add(face);
      show();
    }, show);
  };
  if (roundTrip() < line.slow || isAtHand()) {
    root.style.display = "none";
    setTimeout(show, line.wait);
    load();
  } else {
    show();
    addEventListener("load", load);
  }
}
