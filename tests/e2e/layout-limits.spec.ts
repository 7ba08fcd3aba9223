import type { Page } from "@playwright/test";
import { sitePages } from "../helpers/site-pages";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { overflowing, smallTargets } from "./page-measures";
import { expect, test } from "./site";

/** Returns the pages of a language; in a reduced run a different sample per test. */
const visited = (locale: "tr" | "en", row: number) =>
  everyNth(inTurn(oneOfEachTemplate(sitePages(locale)), locale), 4, row);

/** Text spacing that readers may set (WCAG 2.2, criterion 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds styles as a constructed sheet, since the policy rejects a style element. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

for (const locale of ["tr", "en"] as const)
  test.describe(`text-spacing and target-size limits, ${locale}`, () => {
    test.beforeEach(async ({ page, context, site }) => {
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    test("text spacing at 320 px causes no overflow and no clipped text", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const problems: string[] = [];
      for (const path of visited(locale, 0)) {
        await page.goto(path);
        await addStyle(page, spacing);
        problems.push(...(await overflowing(page)).map((problem) => `${path} ${problem}`));
      }
      expect(problems).toEqual([]);
    });

    test("no target is smaller than 24 px, and no primary action smaller than 44 px", async ({ page }) => {
      const problems: string[] = [];
      for (const path of visited(locale, 1)) {
        await page.goto(path);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          problems.push(...(await smallTargets(page)).map((problem) => `${path} ${width} px: ${problem}`));
        }
      }
      expect(problems).toEqual([]);
    });
  });
