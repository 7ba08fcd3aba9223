import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { openPage, phone, pressed } from "./visits";

/** Milliseconds from the first click on a tab to its selection; null if the click was lost. */
export type Taps = { tap: number | null };

/** Timeout for the selection of a tab, in milliseconds, after which the tap counts as lost. */
const patience = 8_000;

/** Coordinates to tap, and a viewport height at which they are visible without scrolling. */
type Place = { x: number; y: number; height: number };
type Tapped = Window & { tapped?: number; answered?: number };

/**
 * Records the time of the first click on a tab and of that tab's selection. Runs in the page before its own
 * scripts, which may intercept early clicks. Declares no named function, since tsx wraps those in a helper that
 * the page lacks.
 */
function watchTabs() {
  addEventListener(
    "click",
    (event) => {
      const tab = (event.target as Element).closest("[role=tab]");
      if (!tab || "tapped" in window) return;
      Object.assign(window, { tapped: event.timeStamp });
      new MutationObserver((_, observer) => {
        if (tab.getAttribute("aria-selected") !== "true") return;
        observer.disconnect();
        Object.assign(window, { answered: performance.now() });
      }).observe(tab, { attributeFilter: ["aria-selected"] });
    },
    { capture: true },
  );
}

/** Locates the first unselected tab after the page has loaded, because the font affects its position. */
async function findTab(browser: Browser, url: string): Promise<Place> {
  const { context, page } = await openPage(browser);
  await page.goto(url);
  const box = await page.locator("[role=tab][aria-selected=false]").first().boundingBox();
  await context.close();
  if (!box) throw new Error(`No tab at ${url}`);
  const height = Math.max(phone.viewport.height, Math.ceil(box.y + box.height));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height };
}

/** Presses a point for the duration of a finger tap, even while the page is unresponsive. */
async function press(session: CDPSession, { x, y }: Place) {
  const event = { x, y, button: "left", clickCount: 1 } as const;
  const down = session.send("Input.dispatchMouseEvent", { ...event, type: "mousePressed" });
  await setTimeout(pressed);
  const up = session.send("Input.dispatchMouseEvent", { ...event, type: "mouseReleased" });
  return Promise.all([down, up]);
}

/** Returns the times of a tab's first click and its selection, in milliseconds since navigation start. */
async function answerOf(page: Page): Promise<{ tapped: number; answered: number | null }> {
  const isAnswered = () => "answered" in window;
  await page.waitForFunction(isAnswered, undefined, { timeout: patience }).catch(() => null);
  return page.evaluate(() => {
    const { tapped = NaN, answered = null } = window as Tapped;
    return { tapped, answered };
  });
}

/** Repeats the press until it hits the tab, which may not be rendered at first paint. */
async function tap(page: Page, session: CDPSession, place: Place) {
  for (let tries = 0; tries < 8; tries++) {
    await press(session, place);
    const isTapped = () => "tapped" in window;
    if (await page.waitForFunction(isTapped, undefined, { timeout: 500 }).catch(() => null)) return;
  }
  throw new Error(`No tap hit a tab at ${page.url()}`);
}

/**
 * Measures the first tap right after load on the same emulated phone as the other visits: presses the first
 * unselected tab as soon as the page has painted, and measures the time from the click at the end of the
 * press to the tab's selection.
 */
export async function measureTaps(browser: Browser, url: string): Promise<Taps> {
  const place = await findTab(browser, url);
  const { context, page } = await openPage(browser, place.height);
  await page.addInitScript(watchTabs);
  const session = await context.newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  // Reported by the browser process, so a busy page does not delay it.
  const painted = new Promise<void>((resolve) => {
    session.on("Page.lifecycleEvent", ({ name }) => name === "firstContentfulPaint" && resolve());
  });
  await page.goto(url, { waitUntil: "commit" });
  await painted;
  await tap(page, session, place);
  const { tapped, answered } = await answerOf(page);
  await context.close();
  return { tap: answered === null ? null : answered - tapped };
}
