import { expect, it } from "vitest";
import { earlyPage, settle } from "./early-page";

/** A page that waits for its font; the test lets it arrive or fail. */
async function waitingPage() {
  let arrive: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  class FontFace {
    load = () =>
      new Promise<void>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      });
  }
  const { window, run } = await earlyPage("every-page", { globals: { FontFace } });
  const { document } = window;
  const fonts = new Set();
  Object.defineProperty(document, "fonts", { value: fonts });
  Object.defineProperty(document, "currentScript", { value: { dataset: { font: "/own.woff2" } } });
  run();
  return {
    fonts,
    isShown: () => document.documentElement.style.display === "",
    arrive: () => (arrive(), settle()),
    fail: () => (fail(new Error("offline")), settle()),
    wait: () => new Promise((resolve) => setTimeout(resolve, 200)),
  };
}

it("shows the page in its own font when that arrives in time", async () => {
  const { fonts, isShown, arrive } = await waitingPage();
  expect(isShown()).toBe(false);
  await arrive();
  expect(isShown()).toBe(true);
  expect(fonts.size).toBe(1);
});

it("shows the page in the fallback, for good, when the font is late", async () => {
  const { fonts, isShown, arrive, wait } = await waitingPage();
  await wait();
  expect(isShown()).toBe(true);
  await arrive();
  expect(fonts.size).toBe(0);
});

it("shows the page at once when the font fails to load", async () => {
  const { fonts, isShown, fail } = await waitingPage();
  await fail();
  expect(isShown()).toBe(true);
  expect(fonts.size).toBe(0);
});
