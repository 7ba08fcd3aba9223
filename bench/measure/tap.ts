import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { openPage, phone, pressed } from "./visits";

/** Milliseconds from the first click on a tab to its answer; null where it was lost. */
export type Taps = { tap: number | null };

/** How long an answer is waited for, in milliseconds; it is the wait for a lost tap. */
const patience = 8_000;

/** A place to tap at, in a window so high that it is in view without scrolling. */
type Place = { x: number; y: number; height: number };
type Tapped = Window & { tapped?: number; answered?: number };

/**
 * Notes in the page when the first click on a tab came, and when that tab was selected. Runs in the page before its own
 * scripts, which may keep an early click to themselves; it names no function, as tsx keeps names in a way unknown there.
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

/** The middle of the first tab that is not selected, on the same line: it decides the font, and with it where the tab is. */
async function findTab(browser: Browser, url: string): Promise<Place> {
  const { context, page } = await openPage(browser);
  await page.goto(url);
  const box = await page.locator("[role=tab][aria-selected=false]").first().boundingBox();
  await context.close();
  if (!box) throw new Error(`No tab at ${url}`);
  const height = Math.max(phone.viewport.height, Math.ceil(box.y + box.height));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height };
}

/** Presses a point as long as a finger does, also while the page is too busy to answer. */
async function press(session: CDPSession, { x, y }: Place) {
  const event = { x, y, button: "left", clickCount: 1 } as const;
  const down = session.send("Input.dispatchMouseEvent", { ...event, type: "mousePressed" });
  await setTimeout(pressed);
  const up = session.send("Input.dispatchMouseEvent", { ...event, type: "mouseReleased" });
  return Promise.all([down, up]);
}

/** The first click on a tab and the answer to it, from the start of the load. */
async function answerOf(page: Page): Promise<{ tapped: number; answered: number | null }> {
  const isAnswered = () => "answered" in window;
  await page.waitForFunction(isAnswered, undefined, { timeout: patience }).catch(() => null);
  return page.evaluate(() => {
    const { tapped = NaN, answered = null } = window as Tapped;
    return { tapped, answered };
  });
}

/** Presses again where the tab was not there yet: a first paint may come before it. */
async function tap(page: Page, session: CDPSession, place: Place) {
  for (let tries = 0; tries < 8; tries++) {
    await press(session, place);
    const isTapped = () => "tapped" in window;
    if (await page.waitForFunction(isTapped, undefined, { timeout: 500 }).catch(() => null)) return;
  }
  throw new Error(`No tap hit a tab at ${page.url()}`);
}

/**
 * The first tap on a tab straight after load, on the same phone as the other visits: the first tab that is not selected is
 * pressed as soon as the page has painted something. Timed from the click, which ends a press of usual length, to the moment
 * the tab is selected.
 */
export async function measureTaps(browser: Browser, url: string): Promise<Taps> {
  const place = await findTab(browser, url);
  const { context, page } = await openPage(browser, place.height);
  await page.addInitScript(watchTabs);
  const session = await context.newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  // The browser reports it without asking the page.
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
