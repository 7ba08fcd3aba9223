import { expect, strings, test } from "./site";

const t = strings("tr");

test.describe("floating and header controls on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("the back-to-top button does not cover FAQ answers", async ({ page }) => {
    await page.goto("/faq/");
    const button = page.getByRole("button", { name: t("layout:backToTop"), includeHidden: true });
    const list = page.getByRole("main").locator("li").nth(12);
    await list.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 80, behavior: "instant" }));
    await page.evaluate(() => window.scrollBy({ top: -40, behavior: "instant" }));
    await expect(button).toHaveAttribute("data-aside", "true");
    await expect(button).toHaveCSS("opacity", "0");
  });
});

for (const width of [992, 1100, 1199, 1280])
  test(`the header shows the brand name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/gdpr/");
    const brand = page.getByRole("banner").locator("a").first();
    await expect(brand.locator("span")).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    const button = page.getByRole("button", { name: t("layout:backToTop") });
    await expect(button).toHaveCSS("opacity", "1");
    const [box, main] = [await button.boundingBox(), await page.locator("#main").boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(main?.x ?? 0);
  });

for (const isHeld of [true, false])
  test(`the header is opaque once the page is scrolled, ${isHeld ? "before" : "after"} hydration`, async ({
    page,
  }) => {
    await page.goto("/pricing/");
    if (isHeld) {
      await page.route(/\/app-[\da-f]+\.js$/, () => undefined);
      await page.evaluate(() => window.location.assign("/faq/")).catch(() => undefined);
      await page.waitForURL("**/faq/");
    }
    const ground = () =>
      page.getByRole("banner").evaluate((header) => getComputedStyle(header, "::before").backgroundColor);
    const atTop = await ground();
    for (const isScrolled of [true, false]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), isScrolled ? 200 : 0);
      await expect.poll(async () => (await ground()) === atTop).toBe(!isScrolled);
    }
  });

test("the channel menu shows the icon of each channel", async ({ page }) => {
  await page.goto("/gdpr/");
  const name = t("layout:header.submenu", { name: "Kanallar" });
  await page.getByRole("banner").getByRole("button", { name }).click();
  const icons = page.getByRole("banner").locator('a[href^="/channels/#"] svg');
  await expect(icons).toHaveCount(5);
  const drawings = await icons.evaluateAll((all) => all.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(5);
});
