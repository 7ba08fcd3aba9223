/** Milliseconds within which a page begins to arrive on a fast line, and for how long its font is waited for there. */
const fastLine = { start: 150, wait: 500 };

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
      if (isShown) return;
      document.fonts.add(face);
      show();
    }, show);
  };
  // A frame is when something may be painted.
  const decide = () => requestAnimationFrame(show);
  if (performance.now() <= fastLine.start) {
    root.style.display = "none";
    setTimeout(decide, fastLine.wait);
  } else if (isAtHand()) decide();
  else {
    show();
    addEventListener("load", load);
    return;
  }
  load();
}
