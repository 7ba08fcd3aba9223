import { expect, test } from "./site";

test.describe("on paper", () => {
  test("every answer is there, whether it is open or not", async ({ page }) => {
    await page.goto("/faq/");
    await page.emulateMedia({ media: "print" });
    const answers = page.locator("main details > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(10);
    expect(await answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length)).toBe(0);
  });

  test("the comparison shows every plan, and nothing to choose one by", async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto("/pricing/");
    const plans = page.locator("main table thead [data-column]");
    await expect(plans.filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    expect(await plans.count()).toBeGreaterThan(1);
    await expect(plans.filter({ visible: false })).toHaveCount(0);
    await expect(page.locator('[name="compared-plan"]').first()).toBeHidden();
  });

  test("light text keeps the dark ground below it", async ({ page }) => {
    await page.goto("/pricing/");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main")).toHaveCSS("print-color-adjust", "exact");
  });

  test("a heading and an answer stay on the sheet of what they belong to", async ({ page }) => {
    await page.goto("/faq/");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main details").first()).toHaveCSS("break-inside", "avoid");
    await expect(page.locator("main h2").first()).toHaveCSS("break-after", "avoid");
  });

  test("nothing of what scrolls sideways on the screen is cut off", async ({ page }) => {
    // A sheet of A4 with its margins.
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
});
