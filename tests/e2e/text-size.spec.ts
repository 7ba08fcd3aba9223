import { locales } from "@/config/languages";
import { sitePages } from "../helpers/site-pages";
import { inTurn, oneOfEachTemplate } from "./extent";
import { overflowing } from "./page-measures";
import { expect, test } from "./site";

/** A browser whose reader has set text to twice its usual size (WCAG 2.2, criterion 1.4.4). */
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

for (const locale of locales)
  test(`text of 200 %: nothing reaches over the edge, nothing is cut off, ${locale}`, async ({ page }) => {
    const problems: string[] = [];
    for (const path of inTurn(oneOfEachTemplate(sitePages(locale)), locale)) {
      await page.goto(path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe("32px");
      problems.push(...(await overflowing(page)).map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
