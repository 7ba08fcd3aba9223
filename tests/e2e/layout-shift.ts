import type { BrowserContext, Page } from "@playwright/test";

/** A window, a processor so many times slower than this one, and a network. */
export type Conditions = {
  window: { width: number; height: number };
  slowdown: number;
  network: "slow line" | "in pieces";
};

/** A shift with its share of the window, and the elements that moved. */
type Shift = { value: number; moved: string[] };

/** Milliseconds after its load in which the page fetches what it needs later. */
const settled = 1500;

/** Opens a page whose layout shifts are collected from its first byte on; those that follow input do not count. */
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

/** Loads an address, wants the framework, and scrolls slowly to the end; returns what moved meanwhile. */
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
