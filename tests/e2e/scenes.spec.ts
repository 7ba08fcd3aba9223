import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { readData } from "../helpers/data-files";
import { sitemapPages } from "../helpers/site-pages";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { openAt } from "./onboarding-drive";
import { expect, test } from "./site";

/** Smallest legible text on a phone, in pixels. */
const smallest = 12;

/** Returns texts that render smaller, including those of inactive tabs. */
const smallTexts = (page: Page) =>
  page.evaluate((limit) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("body *")) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || element.closest("script, style, noscript, [hidden]")) continue;
      const { fontSize } = getComputedStyle(element);
      // Drawings scale their text.
      const scale = element instanceof SVGTextContentElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(fontSize) * scale;
      if (size < limit - 0.01) found.push(`${size} px: ${element.textContent?.slice(0, 60)}`);
    }
    return found;
  }, smallest);

for (const locale of locales)
  test(`no text in a scene is smaller than ${smallest} px on a phone, ${locale}`, async ({ page }) => {
    const problems: string[] = [];
    let scenes = 0;
    for (const path of [
      ...everyNth(inTurn(oneOfEachTemplate(sitemapPages(locale)), locale), 2, 0),
      localizedPath(locale, "/deneme/"),
    ]) {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(path);
      scenes += await page.locator("[role=img] [aria-hidden]").count();
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        problems.push(...(await smallTexts(page)).map((text) => `${path} ${width} px: ${text}`));
      }
    }
    expect(scenes).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  });

const slugs = readData<{ slug: string }[]>("solutions.json").map(({ slug }) => slug);

for (const width of [375, 1280])
  test.describe(`side navigation of the solutions, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the side navigation stays in view and marks the current section", async ({ page }) => {
      await openAt(page, "tr", "/solutions/");
      const rail = page.locator("nav:has(a[href='#reports'])");
      const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
      await expect(rail.locator("[aria-current]")).toHaveCount(0);
      for (const slug of [slugs[0], slugs[8], slugs.at(-1)]) {
        const link = rail.locator(`a[href='#${slug}']`);
        await link.click();
        await expect(link).toHaveAttribute("aria-current", "location");
        await expect(rail.locator("[aria-current]")).toHaveCount(1);
        await expect(link).toBeInViewport({ ratio: 1 });
        const title = page.locator(`#${slug}-title`);
        await expect(title).toBeInViewport({ ratio: 1 });
        // The target of the link is not covered by sticky elements.
        const isCovered = await title.evaluate((heading) => {
          const { left, top, height } = heading.getBoundingClientRect();
          return !heading.contains(document.elementFromPoint(left + 60, top + height / 2));
        });
        expect(isCovered).toBe(false);
      }
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(rail.locator("[aria-current]")).toHaveCount(0);
      await expect(rail.locator(`a[href='#${slugs[0]}']`)).toBeInViewport({ ratio: 1 });
    });
  });

test("each solution's scene covers the previous one in the shared sticky area", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openAt(page, "tr", "/solutions/");
  for (const slug of slugs) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), slug);
    const article = page.locator(`article:has(#${slug})`);
    const state = () =>
      article.evaluate((element) => {
        const opacityOf = (item: Element | null) => item && getComputedStyle(item.lastElementChild!).opacity;
        const box = element.lastElementChild!.firstElementChild!;
        return [
          opacityOf(element),
          opacityOf(element.nextElementSibling) ?? "0",
          box.scrollHeight <= box.clientHeight,
        ];
      });
    await expect.poll(state, slug).toEqual(["1", "0", true]);
  }
});
