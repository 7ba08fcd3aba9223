import { expect, strings, test } from "./site";
import { control, expectStep, fillCompany, path, reserve, signedUp } from "./storefront-visitor";

test("the storefront wizard can be operated by keyboard in small windows", async ({
  page,
  context,
  site,
}) => {
  const t = strings("tr");
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await signedUp(page, site.url);
  await page.setViewportSize({ width: 320, height: 256 });
  await reserve(page, "tr");
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      const content = document.querySelector("[data-scrolls]");
      return Math.max(
        document.documentElement.scrollWidth - window.innerWidth,
        (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0),
        (content?.scrollWidth ?? 0) - (content?.clientWidth ?? 0),
      );
    });
  expect(await overflow()).toBe(0);
  await fillCompany(page);
  await control(page, "taxnumber").press("Enter");
  await expectStep(page, "tr", 2);
  expect(await overflow()).toBe(0);
  await control(page, "title").focus();
  await page.keyboard.type("Çiçek Evi");
  await page.keyboard.press("Enter");
  await expectStep(page, "tr", 3);
  expect(await overflow()).toBe(0);
  const skip = page.getByRole("button", { name: t("storefront:meta.skip") });
  for (let tabs = 0; tabs < 80 && !(await skip.evaluate((it) => it === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectStep(page, "tr", 4);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 320, height: 256 });
  const next = page.getByRole("button", { name: t("storefront:wizard.next"), exact: true });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("storefront:overview.resume") })).toBeFocused();
  await expect(page).toHaveURL(`${site.url}${path("tr")}`);
});
