/**
 * `npx tsx bench/interactions.ts [--slow 4]`: exercises the built site like a visitor (tabs, questions,
 * filters, sliders, demos, forms, menus, search, onboarding) on a throttled CPU, and prints each
 * interaction's delay to the next paint. Delays come from the Event Timing API, which does not report events
 * shorter than a frame; these count as 16 ms.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../scripts/browser";
import { serveSite } from "../scripts/site-server";
import { uses } from "./measure/uses";
import { phone } from "./measure/visits";

type Timing = Event & { interactionId?: number; duration: number };
type TimedWindow = Window & { interactions?: Record<number, number> };

/** Shortest duration that the Event Timing API reports, in milliseconds. */
const frame = 16;

/** Records the longest delay of each interaction. Injected into the page before its own scripts. */
function watchInteractions() {
  const interactions: Record<number, number> = {};
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Timing[]) {
      const { interactionId = 0, duration } = entry;
      if (interactionId) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const share = (values: readonly number[], part: number) =>
  values[Math.min(values.length - 1, Math.ceil(values.length * part) - 1)] ?? Number.NaN;

async function run(rate: number) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const site = await serveSite(0, { directory });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const all: number[] = [];
  try {
    console.info(
      "| interactions | number | median ms | 98 of 100 within ms | longest ms |\n| --- | --: | --: | --: | --: |",
    );
    const print = (name: string, values: readonly number[]) => {
      const sorted = [...values].sort((a, b) => a - b);
      const cells = [sorted.length, share(sorted, 0.5), share(sorted, 0.98), sorted.at(-1)];
      console.info(`| ${name} | ${cells.join(" | ")} |`);
    };
    for (const { name, prepare, page: address, act } of uses) {
      const context = await browser.newContext({ ...phone, baseURL: site.url });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      await prepare?.(page, site.url);
      await page.goto(site.url + address);
      await page.mouse.move(200, 300, { steps: 2 });
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      await page.waitForLoadState("networkidle");
      const before = await page.evaluate(() => performance.interactionCount);
      await act(page);
      await page.waitForTimeout(500);
      const { count, delays } = await page.evaluate(() => ({
        count: performance.interactionCount,
        delays: Object.values((window as TimedWindow).interactions ?? {}),
      }));
      // The browser counts interactions shorter than a frame, but reports no entry for them.
      const brief = Math.max(0, count - before - delays.length);
      const values = [...delays, ...Array.from({ length: brief }, () => frame)];
      print(name, values);
      all.push(...values);
      await context.close();
    }
    print("all", all);
  } finally {
    await browser.close();
    await site.close();
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { slow: { type: "string", default: "4" } } });
void run(Number(values.slow));
