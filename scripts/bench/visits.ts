import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";

/** Milliseconds until the first page is painted, and of what a visitor waits for after it. */
export type Visits = { first: number; navigation: number; repeat: number; offline: number | null };

/** A phone on slow 4G, throttled in the browser: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
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

/** The first contentful paint, which a slow processor may reach only after the page's load. */
async function paint(page: Page): Promise<number> {
  const entry = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return (await (await page.waitForFunction(entry)).jsonValue()) ?? Number.NaN;
}

/** How long a finger or a mouse button stays down, in milliseconds. */
const pressed = 80;

/** From the click on a link, which ends a press of usual length, to the next page's heading. */
async function timeNavigation(page: Page, to: string): Promise<number> {
  await page.mouse.move(200, 300);
  await page.waitForTimeout(6_000); // a visitor reads; what is fetched ahead is there by then
  const heading = (await page.locator("h1").textContent()) ?? "";
  const link = page.locator(`a[href="${to}"]`).first();
  await link.dispatchEvent("pointerdown");
  await page.waitForTimeout(pressed);
  const start = Date.now();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction((before) => {
    const shown = document.querySelector("h1")?.textContent;
    return shown !== undefined && shown !== null && shown !== before;
  }, heading);
  return Date.now() - start;
}

/** One round: a first visit, a navigation, a repeat visit and, where a worker keeps the site, one without a network. */
export async function visit(browser: Browser, base: string, from: string, to: string): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "tr-TR" });
  const page = await context.newPage();
  await throttle(context, page);
  await page.goto(base + from);
  const first = await paint(page);
  const navigation = await timeNavigation(page, to);
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
  return { first, navigation, repeat, offline };
}

/** A browser for the visits. */
export const openBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: ["--no-sandbox"] });
