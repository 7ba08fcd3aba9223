import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";

/** Paint times of visits after the first, in milliseconds; `offline` is null without a service worker. */
export type Visits = { navigation: number; repeat: number; offline: number | null };

/** Emulates a phone on slow 4G: 150 ms round trip, 1.6 Mbit/s, and a fourfold CPU slowdown. */
async function throttle(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Viewport and locale of the emulated phone. */
export const phone = { viewport: { width: 412, height: 823 }, locale: "tr-TR" };

/** Opens a page on an emulated phone that has no site data. The caller closes the context. */
export async function openPage(
  browser: Browser,
  height = phone.viewport.height,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...phone, viewport: { ...phone.viewport, height } });
  const page = await context.newPage();
  // A full browser's new window loads its own interface, which competes with the page for the processor.
  await page.waitForTimeout(2_000);
  await throttle(context, page);
  return { context, page };
}

/** Resolves with the first contentful paint, which may follow the load event on a slow CPU. */
async function paint(page: Page): Promise<number> {
  const entry = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return (await (await page.waitForFunction(entry)).jsonValue()) ?? Number.NaN;
}

/** First visit: paint times in milliseconds, cumulative layout shifts, transferred bytes. */
export type FirstVisit = { paint: number; lcp: number; shift: number; shiftInPieces: number; bytes: number };

/** Milliseconds after the load event by which the icon and the page's last chunks have been requested. */
const fetched = 700;
const settled = 3000;

/** Sums the layout shifts of a page from its first byte, as reported by PerformanceObserver. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: ((window as Window & { shift?: number }).shift ?? 0) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      Object.assign(window, { lcp: list.getEntries().at(-1)?.startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
const lcpOf = (page: Page) => page.evaluate(() => (window as Window & { lcp?: number }).lcp ?? Number.NaN);
const shiftOf = (page: Page) => page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0);

/**
 * Measures a first visit with an empty cache.
 * @param pieces origin that serves the same page in pieces
 */
export async function firstVisit(browser: Browser, url: string, pieces: string): Promise<FirstVisit> {
  const { context, page } = await openPage(browser);
  await watchShifts(page);
  let bytes = 0;
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  // Idle prefetches for later pages are reported separately.
  const ahead = new Set<string>();
  session.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) => {
    if (headers["Sec-Purpose"] === "prefetch") ahead.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!ahead.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  const painted = await paint(page);
  await page.waitForTimeout(fetched);
  const loaded = bytes;
  await page.waitForTimeout(settled);
  const [lcp, shift] = [await lcpOf(page), await shiftOf(page)];
  await page.goto(pieces + new URL(url).pathname);
  await page.waitForTimeout(settled);
  const shiftInPieces = await shiftOf(page);
  await context.close();
  return { paint: painted, lcp, shift, shiftInPieces, bytes: loaded };
}

/** Duration of a press, in milliseconds. */
export const pressed = 80;

/**
 * Presses a link and records the time of its click and, on client-side navigation, of the first paint of the
 * new heading. Runs in the page, so it declares no named function: tsx would wrap it in a helper that the
 * page lacks.
 */
function pressLink(link: HTMLElement, milliseconds: number): Promise<number> {
  const before = document.querySelector("h1")?.textContent;
  new MutationObserver((_, observer) => {
    const heading = document.querySelector("h1")?.textContent;
    if (!heading || heading === before) return;
    observer.disconnect();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      Object.assign(window, { headingPainted: performance.timeOrigin + performance.now() });
    requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(performance.timeOrigin + performance.now());
      // Deferred, so that the evaluation returns before the next page loads.
      setTimeout(() => link.click());
    }, milliseconds);
  });
}

/**
 * Measures the time from the click on a link, at the end of a press, to the paint of the next page's heading.
 */
async function timeNavigation(page: Page, to: string): Promise<number> {
  await page.mouse.move(200, 300);
  await page.waitForTimeout(6_000); // Simulates reading time, during which prefetches complete.
  const link = page.locator(`a[href="${to}"]`).first();
  const start = await link.evaluate(pressLink, pressed);
  await page.waitForURL(`**${to}`);
  const shown = await page.waitForFunction((clicked) => {
    const { headingPainted } = window as Window & { headingPainted?: number };
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const isNewDocument = performance.timeOrigin > clicked;
    return headingPainted ?? (isNewDocument && paint ? performance.timeOrigin + paint : undefined);
  }, start);
  return ((await shown.jsonValue()) ?? Number.NaN) - start;
}

/** Runs a first visit, a navigation, a repeat visit and, with a service worker, an offline visit. */
export async function visit(browser: Browser, base: string, from: string, to: string): Promise<Visits> {
  const { context, page } = await openPage(browser);
  await page.goto(base + from);
  await paint(page);
  const navigation = await timeNavigation(page, to);
  // Otherwise the repeat visit would wait for the work of the page that it leaves.
  await page.waitForTimeout(settled);
  await page.goto(base + from);
  const repeat = await paint(page);
  const hasWorker = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  let offline: number | null = null;
  if (hasWorker) {
    await context.setOffline(true);
    await page.goto(base + from);
    offline = await paint(page);
  }
  await context.close();
  return { navigation, repeat, offline };
}

export const openBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: ["--no-sandbox"] });
