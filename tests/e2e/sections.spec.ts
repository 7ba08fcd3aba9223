import { pressPageSize } from "@/lib/press-pages";
import { readItems } from "../helpers/data-files";
import type { Locator, Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { everyNth } from "./extent";
import { expect, strings, test } from "./site";

const sections = ["solutions", "pricing", "press", "faq"];

/** Maximum distance of a heading from the header, in pixels: the padding of its section. */
const furthest = 60;

/** Waits until the layout above is stable, with all lazy content loaded. */
async function settle(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

const headerBottom = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const bar = getComputedStyle(header, "::before");
    return header.getBoundingClientRect().top + parseFloat(bar.height);
  });

async function expectInView(page: Page, target: Locator) {
  await settle(page);
  const bottom = await headerBottom(page);
  const top = await topOf(target);
  expect(top).toBeGreaterThanOrEqual(bottom);
  expect(top).toBeLessThanOrEqual(bottom + furthest);
}

for (const [row, locale] of locales.entries())
  for (const [column, viewport] of [
    { width: 1280, height: 800 },
    { width: 375, height: 700 },
  ].entries())
    test.describe(`home page sections, ${locale}, ${viewport.width} px`, () => {
      test.use({ viewport });

      test.beforeEach(({ context, site }) =>
        context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]),
      );

      for (const id of everyNth(sections, 2, row + column))
        test(`anchor #${id} is visible below the header, even after lazy images have loaded`, async ({
          page,
        }) => {
          await page.goto(localizedPath(locale, `/#${id}`));
          await expectInView(page, page.locator(`#${id}-title`));
        });
    });

test.describe("links to a question", () => {
  for (const fragment of ["#vat", "#VAT.%20"])
    test(`the link to a question opens it and scrolls it to below the header (${fragment})`, async ({
      page,
    }) => {
      await page.goto(`/en/faq/${fragment}`);
      await expect(page.locator("#vat details")).toHaveAttribute("open");
      await expect(page.locator("details[open]")).toHaveCount(1);
      await expectInView(page, page.locator("#vat summary"));
    });

  test("the link beside a question opens it on the same page", async ({ page, site }) => {
    const t = strings("tr");
    await page.goto("/faq/");
    const item = page.locator("#instalments");
    const question = await item.getByRole("heading").innerText();
    await item.getByRole("link", { name: t("faq:questionLink", { question }) }).click();
    await expect(page).toHaveURL(`${site.url}/faq/#instalments`);
    await expect(item.locator("details")).toHaveAttribute("open");
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/faq/`);
  });

  test("a link to a question works from another page", async ({ page, site }) => {
    await page.goto("/pricing/");
    await page.locator("#vat a").click();
    await expect(page).toHaveURL(`${site.url}/faq/#vat`);
    await expect(page.locator("#vat details")).toHaveAttribute("open");
    await expectInView(page, page.locator("#vat summary"));
  });
});

for (const locale of locales) {
  test(`press items are sorted by date, newest first, ${locale}`, async ({ page }) => {
    await page.goto(localizedPath(locale, "/press/"));
    const dates = await page
      .getByRole("main")
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates).toHaveLength(Math.min(readItems("press").length, pressPageSize));
    expect(dates).toEqual([...dates].sort().reverse());
  });
}
