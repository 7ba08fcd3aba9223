import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { sitePages } from "../helpers/site-pages";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { drive } from "./onboarding-drive";
import { openPlace, places } from "./onboarding-places";
import { outOfReach, overflowing } from "./page-measures";
import { expect, test } from "./site";

/** Browser with its text size set to 200 % (WCAG 2.2, criteria 1.4.4 and 1.4.10). */
test.use({
  launchOptions: async ({ browserName, launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        ...(browserName === "chromium" ? ["--blink-settings=defaultFontSize=32"] : []),
      ],
      firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, "font.size.variable.x-western": 32 },
    }),
  contextOptions: { reducedMotion: "reduce" },
});

/**
 * Includes widths equivalent in em to those at other text sizes: 600 px at 32 px text equal 375 px at 20 px,
 * and 1700 px equal 1275 px at 24 px.
 */
const widths = [320, 375, 600, 768, 1280, 1700, 2200] as const;

/** Returns overflowing, clipped and unreachable elements at the given widths. */
async function problemsAt(page: Page, chosen: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of chosen) {
    await page.setViewportSize({ width, height: 800 });
    // Resize listeners run in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const found = [...(await overflowing(page)), ...(await outOfReach(page))];
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

/** Returns words in content buttons that break across lines. */
const brokenWords = (page: Page) =>
  page.locator('main :is(button, a[class*=" "])').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const text = button.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE || !button.checkVisibility()) return [];
      return [...(text.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

test("words fit a narrow window, or are hyphenated at syllables", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["/contact-us/", "/en/pricing/", "/pricing/"]) {
    await page.goto(path);
    expect(await brokenWords(page), path).toEqual([]);
  }
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("hyphens", "auto");
  // The test browser has no Turkish hyphenation dictionary, which others use here.
  await expect(page.getByRole("table").getByRole("link").first()).toHaveCSS("hyphens", "manual");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(heading).toHaveCSS("hyphens", "manual");
});

for (const locale of locales) {
  test(`200 % text size causes no overflow and no clipped text, ${locale}`, async ({ page }) => {
    const problems: string[] = [];
    for (const [index, path] of inTurn(oneOfEachTemplate(sitePages(locale)), locale).entries()) {
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe("32px");
      const found = await problemsAt(page, everyNth(widths, 3, index));
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  for (const place of everyNth(inTurn(places, locale), 5, 1))
    test(`200 % text size: ${place.name} (${locale})`, async ({ page, site }) => {
      await openPlace(drive(page, locale), site.url, place);
      expect(await problemsAt(page, widths)).toEqual([]);
    });
}
