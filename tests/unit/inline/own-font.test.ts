import { expect, it } from "vitest";
import { inlinePage, settle } from "../../helpers/inline-page";

/** Creates a page waiting for its font, which the test loads or fails. */
async function waitingPage(start = 20, referrer = "", connection?: { rtt: number }) {
  let asked = 0;
  let arrive: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  class FontFace {
    load = () =>
      new Promise<void>((resolve, reject) => {
        asked += 1;
        arrive = resolve;
        fail = reject;
      });
  }
  const { window, run } = await inlinePage("src/inline/every-page.ts", { globals: { FontFace } });
  const { document } = window;
  const fonts = new Set();
  Object.defineProperty(document, "fonts", { value: fonts });
  Object.defineProperty(document, "currentScript", { value: { dataset: { font: "/own.woff2" } } });
  Object.defineProperty(document, "referrer", { value: referrer });
  window.performance.getEntriesByType = () => [
    { responseStart: start, type: "navigate" } as PerformanceNavigationTiming,
  ];
  Object.assign(window.navigator, { connection });
  run();
  return {
    fonts,
    window,
    asked: () => asked,
    isShown: () => document.documentElement.style.display === "",
    arrive: () => (arrive(), settle()),
    fail: () => (fail(new Error("offline")), settle()),
    wait: () => new Promise((resolve) => setTimeout(resolve, 600)),
  };
}

it("the page appears in the site's font if it arrives in time", async () => {
  const { fonts, isShown, arrive } = await waitingPage();
  expect(isShown()).toBe(false);
  await arrive();
  expect(isShown()).toBe(true);
  expect(fonts.size).toBe(1);
});

it("the page remains in the fallback font if the site's font arrives late", async () => {
  const { fonts, isShown, arrive, wait } = await waitingPage();
  await wait();
  expect(isShown()).toBe(true);
  await arrive();
  expect(fonts.size).toBe(0);
});

it("the page appears immediately if the font fails to load", async () => {
  const { fonts, isShown, fail } = await waitingPage();
  await fail();
  expect(isShown()).toBe(true);
  expect(fonts.size).toBe(0);
});

it("the page waits for the font on a slow connection if an earlier page has fetched it", async () => {
  const { fonts, isShown, arrive } = await waitingPage(200, "https://site.example/pricing/");
  expect(isShown()).toBe(false);
  await arrive();
  expect(isShown()).toBe(true);
  expect(fonts.size).toBe(1);
});

it("the browser's connection information is used if available", async () => {
  expect((await waitingPage(20, "", { rtt: 150 })).isShown()).toBe(true);
  expect((await waitingPage(200, "", { rtt: 100 })).isShown()).toBe(false);
});

it("the font is requested after the load event on a slow first visit, and not swapped in", async () => {
  const { fonts, isShown, arrive, asked, window } = await waitingPage(200, "https://elsewhere.example/");
  expect(isShown()).toBe(true);
  expect(asked()).toBe(0);
  window.dispatchEvent(new window.Event("load"));
  expect(asked()).toBe(1);
  await arrive();
  expect(fonts.size).toBe(0);
});
