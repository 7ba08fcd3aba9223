import type { BrowserContext, Page } from "@playwright/test";

/** Viewport, CPU slowdown and network. */
export type Conditions = {
  window: { width: number; height: number };
  slowdown: number;
  network: "slow line" | "in pieces";
};

/** Layout shift with its score and the moved elements. */
type Shift = { value: number; moved: string[] };

/** Milliseconds after load in which the page prefetches. */
const settled = 1500;

/** Opens a page and records its layout shifts from the first byte, except those after input. */
export async function watchShifts(
  context: BrowserContext,
  { window: size, slowdown, network }: Conditions,
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node }[] };
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  if (network === "slow line")
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000, // 1.6 Mbit/s
      uploadThroughput: 90_000,
    });
  return page;
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? []);

/** Loads an address, hydrates, scrolls slowly to the end, and returns the layout shifts. */
export async function shiftsOfVisit(page: Page, address: string): Promise<Shift[]> {
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(settled);
  await page.mouse.move(5, 200);
  await page.mouse.move(9, 260);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  const { height } = page.viewportSize() ?? { height: 0 };
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (let y = 0; y < (await end()); y += height / 2) {
    await page.mouse.wheel(0, height / 2);
    await page.waitForTimeout(100);
  }
  return shiftsOf(page);
}
