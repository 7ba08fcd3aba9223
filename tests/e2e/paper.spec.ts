import type { Page } from "@playwright/test";
import { openers } from "./key-windows";
import { openAt, remember, seed } from "./onboarding-drive";
import { inWizard, shop } from "./onboarding-places";
import { expect, strings, test } from "./site";

test.describe("print styles", () => {
  test("a printed page includes every FAQ answer, open or closed", async ({ page }) => {
    await page.goto("/faq/");
    await page.emulateMedia({ media: "print" });
    const answers = page.locator("main details > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(10);
    expect(await answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0);
  });

  test("a printed legal text starts with the brand, and omits the empty data request form", async ({
    page,
  }) => {
    await page.goto("/gdpr/");
    const form = page.locator("main form");
    await expect(form).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(form).toBeHidden();
    await expect(page.getByRole("heading", { name: strings("tr")("data-request:title") })).toBeHidden();
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link").filter({ visible: true })).toHaveCount(1);
    await expect(banner.getByRole("button").filter({ visible: true })).toHaveCount(0);
  });

  test("a printed comparison shows every plan, without the plan selector", async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto("/pricing/");
    const plans = page.locator("main table thead [data-column]");
    await expect(plans.filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    expect(await plans.count()).toBeGreaterThan(1);
    await expect(plans.filter({ visible: false })).toHaveCount(0);
    await expect(page.locator('[name="compared-plan"]').first()).toBeHidden();
  });

  test("a printed page keeps dark backgrounds behind light text", async ({ page }) => {
    await page.goto("/pricing/");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main")).toHaveCSS("print-color-adjust", "exact");
  });

  test("a printed heading or answer stays on the same sheet as its content", async ({ page }) => {
    await page.goto("/faq/");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main details").first()).toHaveCSS("break-inside", "avoid");
    await expect(page.locator("main h2").first()).toHaveCSS("break-after", "avoid");
  });

  test("a printed page does not cut off content that scrolls sideways on screen", async ({ page }) => {
    // An A4 sheet without its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    const cut = await page
      .locator("#payments li, #stories li")
      .evaluateAll((items) =>
        items
          .filter((item) => item.getBoundingClientRect().right > window.innerWidth)
          .map((item) => item.outerHTML),
      );
    expect(cut).toEqual([]);
  });

  const t = strings("tr");
  const legalLink = { name: t("sign-up:consents.read") };
  for (const [name, address, open] of [
    ["the search", "/pricing/", (page: Page) => openers.search(page).click()],
    ["the sign-up", "/pricing/", (page: Page) => openers.join(page).click()],
    [
      "a legal text over the sign-up",
      "/pricing/",
      async (page: Page) => {
        await openers.join(page).click();
        await page.getByRole("dialog").getByRole("link", legalLink).first().click();
      },
    ],
    [
      "a legal text on the sign-up screen",
      "/onboarding/customer-information/",
      (page: Page) => page.getByRole("main").getByRole("link", legalLink).first().click(),
    ],
    ...[1, 2, 3, 5, 9].map(
      (step) =>
        [
          `step ${step} of the storefront wizard`,
          "/",
          async (page: Page, siteUrl: string) => {
            await remember(page, await seed(page, siteUrl, inWizard(step)()));
            await openAt(page, "tr", `${shop}?step=${step}`);
          },
        ] as const,
    ),
  ] as const)
    test(`a printed dialog is complete, without the page below: ${name}`, async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await open(page, site.url);
      const dialog = page.locator("dialog[open]").last();
      await expect(dialog).toBeVisible();
      if (name.startsWith("a legal")) await expect(dialog.locator("p").nth(10)).toBeAttached();
      await page.emulateMedia({ media: "print" });
      const seen = await page.evaluate(() => {
        const top = [...document.querySelectorAll("dialog[open]")].at(-1);
        const words = [...document.querySelectorAll("body *")].filter(
          (element) =>
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
            ) && element.checkVisibility({ visibilityProperty: true }),
        );
        // Content that scrolls on screen would be cut off on paper.
        const cut = [top, ...(top?.querySelectorAll("[data-scrolls]") ?? [])].map(
          (part) => (part?.scrollHeight ?? 0) - (part?.clientHeight ?? 0),
        );
        return {
          behind: words
            .filter((element) => !top?.contains(element))
            .map((element) => element.outerHTML.slice(0, 80)),
          inside: words.filter((element) => top?.contains(element)).length,
          cut: Math.max(...cut),
        };
      });
      expect(seen.behind).toEqual([]);
      expect(seen.inside).toBeGreaterThan(2);
      // Allows for fractional pixels, which are rounded up.
      expect(seen.cut).toBeLessThanOrEqual(1);
    });

  test("a printed page omits an open menu", async ({ page }) => {
    // Includes styles of a dialog that was open before.
    await page.goto("/pricing/");
    await openers.join(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.setViewportSize({ width: 375, height: 740 });
    await openers.menu(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("dialog", { includeHidden: true })).toBeHidden();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main table").first()).toBeVisible();
  });

  test("a legal text printed from the sign-up form spans as many pages as it needs", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pricing/");
    await openers.join(page).click();
    await page.getByRole("dialog").getByRole("link", legalLink).first().click();
    await expect(page.locator("dialog[open]").last().locator("p").nth(10)).toBeAttached();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.length).toBeLessThan(15);
  });
});
