import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { everyNth, some } from "./extent";
import { expect, test } from "./site";

/** Maximum height of the home page by window width. */
const heights: Record<number, number> = { 375: 11_000, 1280: 9_000 };
const widths = [375, 768, 1280, 1600];

/** Sections in their order (docs/product.md 2). */
const order = [
  "clients-title",
  "advantages-title",
  "solutions-title",
  "channels-title",
  "marketing-title",
  "store-title",
  "payments-title",
  "pricing-title",
  "stories-title",
  "press-title",
  "faq-title",
  "closing-title",
];

async function open(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: width < 600 ? 812 : 800 });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

for (const [row, locale] of locales.entries()) {
  for (const [width, height] of Object.entries(heights))
    test(`the home page is at most ${height} px high, ${locale}, ${width} px`, async ({ page }) => {
      await open(page, localizedPath(locale, "/"), Number(width));
      const actual = await page.evaluate(() => document.documentElement.scrollHeight);
      console.info(`home, ${locale}, ${width} px: ${actual} px`);
      expect(actual).toBeLessThanOrEqual(height);
    });

  test(`the home page has every section in order, ${locale}`, async ({ page }) => {
    await page.goto(localizedPath(locale, "/"));
    const found = await page
      .locator("main section[aria-labelledby]")
      .evaluateAll((all) => all.map((section) => section.getAttribute("aria-labelledby")));
    expect(found.filter((id) => id?.endsWith("-title"))).toEqual(order);
  });

  test(`solution icons have the same size (${locale})`, async ({ page }) => {
    await open(page, localizedPath(locale, "/"), 1280);
    const sizes = await page
      .locator("#solutions [role=tab] svg")
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
    expect(new Set(sizes)).toEqual(new Set([18]));
  });

  for (const width of everyNth(widths, 2, row))
    test(`every grid of the home page has a complete last row, ${locale}, ${width} px`, async ({ page }) => {
      await open(page, localizedPath(locale, "/"), width);
      // In lists with several columns, the last row has as many items as the first.
      const ragged = await page.evaluate(() =>
        [...document.querySelectorAll("main section > div ul, main section > ul")].flatMap((list) => {
          if (getComputedStyle(list).display !== "grid") return [];
          const rows = new Map<number, number>();
          for (const item of list.children) {
            const { top, width: size } = item.getBoundingClientRect();
            if (size > 0) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
          }
          const counts = [...rows.values()];
          const isWhole = counts.every((count) => count === counts[0]);
          return isWhole ? [] : [`${list.closest("section")?.id}: ${counts.join("+")}`];
        }),
      );
      expect(ragged).toEqual([]);
    });

  for (const width of some([375, 1280], row + 1))
    test(`home page tabs have equal heights, and the open one is in view (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await open(page, localizedPath(locale, "/"), width);
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heightOf();
      const tabs = page.getByRole("main").getByRole("tab");
      expect(await tabs.count()).toBeGreaterThan(7);
      for (const tab of await tabs.all()) {
        await tab.dispatchEvent("click"); // Unlike a click of the test browser, scrolls nothing by itself.
        await expect(tab).toHaveAttribute("aria-selected", "true");
        expect(await heightOf()).toBe(before);
        const hidden = () =>
          tab.evaluate((chosen) => {
            const [own, list] = [chosen, chosen.parentElement!].map((one) => one.getBoundingClientRect());
            return Math.max(0, list!.left - own!.left, own!.right - list!.right);
          });
        await expect.poll(hidden).toBe(0);
      }
    });
}
