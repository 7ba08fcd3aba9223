/** Milliseconds that a page waits for its font before it is first painted, by how soon its own first byte came. */
const waits = { fastLine: 500, slowLine: 100, fastFirstByte: 120 };

function maxWait(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const firstByte = navigation && navigation.responseStart - navigation.requestStart;
  return firstByte && firstByte < waits.fastFirstByte ? waits.fastLine : waits.slowLine;
}

/**
 * Shows a page in one font from its first paint on: its own where that arrives in time, else the fallback until the next page. A
 * swap breaks lines anew under the reader's eyes, and with `font-display: optional` Chromium still swaps after the first paint.
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
  // Not only invisible: the layout in the fallback, which the font would replace, is saved.
  root.style.display = "none";
  face.load().then(() => {
    if (isShown) return;
    document.fonts.add(face);
    show();
  }, show);
  // The first frame after it: on a slow processor the font has often come by then.
  setTimeout(() => requestAnimationFrame(show), maxWait());
}
