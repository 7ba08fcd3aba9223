/** Milliseconds to and fro from which a line counts as slow, and for how long the font is waited for on a faster one. */
const line = { slow: 150, wait: 500 };

/** What Chromium knows of the line, elsewhere when this page began to arrive: how busy the processor is does not count. */
function roundTrip(): number {
  const { connection } = navigator as Navigator & { connection?: { rtt: number } };
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return connection?.rtt ?? page?.responseStart ?? 0;
}

/** The font is in a cache: a worker keeps the site, or an earlier page of this visit has fetched it. */
const isAtHand = () => navigator.serviceWorker?.controller || document.referrer.startsWith(location.origin);

/**
 * Shows a page in one font from its first paint on: its own where that arrives in time, else the fallback until the next page. A
 * swap breaks lines anew under the reader's eyes, and with `font-display: optional` Chromium still swaps after the first paint.
 * On a slow line the first page does not ask for the font before it is loaded: a request on its way holds back the first frame.
 */
export function showInOneFont(): void {
  const root = document.documentElement;
  const url = document.currentScript?.dataset.font;
  // Hidden already where the language leads elsewhere (choose-language.ts).
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
