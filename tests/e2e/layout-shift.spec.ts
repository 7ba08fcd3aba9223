import { chromium, type Browser } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { browserFlags, fullBrowser } from "../../scripts/browser";
import { sitemapPages } from "../helpers/site-pages";
import { everyNth, firstOfEachTemplate, inTurn, isWhole } from "./extent";
import { shiftsOfVisit, watchShifts, type Conditions } from "./layout-shift";
import { createNetworkProxy, type NetworkProxy } from "./network-proxy";
import { expect, test as base } from "./site";

/** Maximum cumulative layout shift of a visit; search engines rate up to 0.1 as good. */
const limit = 0.01;

const windows = [
  { width: 375, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1600, height: 1400 },
];

const conditions: Conditions[] = windows.flatMap((window) =>
  [1, 4].flatMap((slowdown) =>
    (["slow line", "in pieces"] as const).map((network) => ({ window, slowdown, network })),
  ),
);

/** Pages outside the sitemap. */
const others = ["/deneme/", "/404/", "/500/", "/onboarding/customer-information/"];

/** Uses a headed browser, which loads more than the headless shell. */
const test = base.extend<object, { pieces: NetworkProxy; full: Browser }>({
  pieces: [
    async ({ site }, use) => {
      const network = await createNetworkProxy(site.url);
      network.become("in pieces");
      await use(network);
      await network.close();
    },
    { scope: "worker" },
  ],
  full: [
    // Playwright reads the fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: fullBrowser(),
        args: [...browserFlags, "--headless=new"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports layout shifts");

for (const [column, locale] of locales.entries()) {
  const pages = firstOfEachTemplate([
    ...sitemapPages(locale),
    ...others.map((path) => localizedPath(locale, path)),
  ]);
  for (const [row, path] of pages.entries()) {
    if (inTurn(pages, locale).includes(path))
      test(`${path} has no layout shift`, async ({ site, pieces, full, browser }) => {
        if (isWhole) test.setTimeout(1_800_000);
        const browsers = isWhole ? [browser, full] : [row % 2 === 0 ? browser : full];
        const loads = isWhole ? 3 : 1;
        for (const one of browsers)
          for (const cell of everyNth(conditions, 7, row + column))
            for (let load = 0; load < loads; load += 1) {
              const context = await one.newContext({ locale, serviceWorkers: "block" });
              const page = await watchShifts(context, cell);
              const origin = cell.network === "in pieces" ? pieces.url : site.url;
              const shifts = await shiftsOfVisit(page, origin + path);
              await context.close();
              const sum = shifts.reduce((total, { value }) => total + value, 0);
              expect(sum, `${one.version()} ${JSON.stringify({ ...cell, shifts })}`).toBeLessThanOrEqual(
                limit,
              );
            }
      });
  }
}
