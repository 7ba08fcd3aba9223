import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./site";

/** Reports whether layout below the fold is still skipped. */
const isPostponed = async (page: Page) => (await page.locator("html[data-skip]").count()) > 0;

/** Reports whether an element is off-screen and skipped, in browsers with content-visibility. */
const isSkipped = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => !document.querySelector(wanted)?.checkVisibility({ contentVisibilityAuto: true }),
    selector,
  );

const tops = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((one) =>
        Math.round(one.getBoundingClientRect().top + scrollY),
      ),
    selector,
  );

/** Opens a page that is parsed but not loaded: an added picture is held back until released. */
async function arrive(context: BrowserContext, address: string) {
  const page = await context.newPage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const picture = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route("**/held.svg", (route) => released.then(() => route.fulfill(picture)));
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => Object.assign(new Image(), { src: "/held.svg" }));
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return { page, release };
}

test("layout below the fold is skipped until the page has loaded", async ({ context }) => {
  const { page, release } = await arrive(context, "/pricing/");
  expect(await isPostponed(page)).toBe(true);
  // On a fast connection, pages wait up to half a second for their font.
  await expect.poll(() => isSkipped(page, "h1")).toBe(false);
  expect(await isSkipped(page, "#comparison h2")).toBe(true);
  expect(await isSkipped(page, "footer a")).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  release();
  await expect.poll(() => isPostponed(page)).toBe(false);
  expect(await isSkipped(page, "#comparison h2")).toBe(false);
  const parts = "main > *, main section, footer";
  const { page: unskipped, release: releaseOther } = await arrive(context, "/pricing/#rules");
  expect(await isPostponed(unskipped)).toBe(false);
  releaseOther();
  await expect
    .poll(
      async () => JSON.stringify(await tops(page, parts)) === JSON.stringify(await tops(unskipped, parts)),
    )
    .toBe(true);
});

test("a fragment link scrolls to its target before the page has loaded", async ({ context }) => {
  const { page, release } = await arrive(context, "/solutions/");
  expect(await isPostponed(page)).toBe(true);
  await page.locator("main a[href='#coupons']").first().click();
  const part = page.locator("#coupons");
  await expect(part).toBeInViewport();
  release();
  await page.waitForLoadState("load");
  await expect(part).toBeInViewport();
  expect(await isPostponed(page)).toBe(false);
});

test("fragments and back navigation restore the scroll position", async ({ context }) => {
  const page = await context.newPage();
  // The font arrives after the load event, as on slow devices; the page is hidden until then.
  await page.addInitScript(() => {
    FontFace.prototype.load = () =>
      new Promise((resolve) => addEventListener("load", () => setTimeout(resolve, 100)));
  });
  await page.goto("/pricing/#rules");
  await expect(page.locator("#rules")).toBeInViewport();
  // Relative to the content, since the font changes the height of what is above.
  const top = () => page.locator("#rules").evaluate((element) => element.getBoundingClientRect().top);
  const place = await top();
  await page.goto("/faq/");
  await page.goBack({ waitUntil: "load" });
  expect(await isPostponed(page)).toBe(false);
  // Firefox restores the scroll position to a fraction of a pixel.
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(1);
});
