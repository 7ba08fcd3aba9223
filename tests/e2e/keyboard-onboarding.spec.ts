import type { Locator } from "@playwright/test";
import { some } from "./extent";
import { grantAccess } from "./meta-dialog";
import { drive, freshAddress, openAt, remember, seed } from "./onboarding-drive";
import { visitor as person } from "./sign-up-steps";
import { expect, test } from "./site";
import { tabAndPress as press, tabAndType, tabTo } from "./tab-to";

/** 1280 × 1024 at 400 % zoom (WCAG 2.2, criterion 1.4.10), and the width of the narrowest phone. */
const windows = [
  { name: "400 % zoom", width: 320, height: 256 },
  { name: "320 px", width: 320, height: 640 },
];

for (const { name, ...size } of some(windows, 0))
  test(`the onboarding can be completed by keyboard alone at ${name}`, async ({ page, context, site }) => {
    const locale = "tr";
    const { t, button, field, heading } = drive(page, locale);
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await page.setViewportSize(size);
    const fits = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        page.url(),
      ).toBeLessThanOrEqual(0);
    const goOn = () => press(button("onboarding:actions.continue"));

    await openAt(page, locale, "/onboarding/customer-information/");
    await heading("customer-information.title");
    await tabAndType(page.locator("main form"), {
      name: person.name,
      email: person.email,
      phone_number: person.phone,
    });
    await fits();
    await page.keyboard.press("Enter");
    await heading("package.title");
    await fits();
    await tabTo(page.locator('input[value="1"]').first());
    await page.keyboard.press("ArrowDown");
    await expect(page.locator('input[value="2"]').first()).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await goOn();
    await heading("setup.title");
    await fits();
    const part = (id: string) => t(`onboarding-screens:setup.parts.${id}.title`);
    await press(
      page.getByRole("link", { name: `${t("onboarding-screens:setup.connect")}: ${part("instagram")}` }),
    );
    await grantAccess(page, () => press(button("onboarding-screens:meta.connect")));
    await press(button("onboarding-screens:instagram.action"));
    await heading("setup.title");
    await goOn();
    await heading("service.title");
    await press(page.locator("main").getByRole("checkbox").first(), "Space");
    await expect(page.locator("main").getByRole("checkbox").first()).toBeChecked();
    await fits();
    await goOn();
    await heading("integration.title");
    await expect(page.locator('input[value="none"]')).toBeVisible();
    await fits();
    await tabTo(page.locator('main [type="radio"]:checked'));
    await page.keyboard.press("Space");
    await goOn();
    await heading("confirmation.title");
    await fits();
    await press(page.locator("summary").filter({ hasText: t("onboarding-screens:billing.title") }));
    await press(field("user_agreement"), "Space");
    await press(button("onboarding-screens:confirmation.action"));
    await press(page.getByRole("link", { name: t("onboarding-screens:progress.start") }), "Shift").catch(
      () => undefined,
    );
    await expect(page).toHaveURL(/progress\/$/);
    await fits();
  });

test("a dialog taller than the window scrolls, and its last button is reachable", async ({ page, site }) => {
  const { t, press: click, openTool, field, button, step } = drive(page, "tr");
  await page.setViewportSize({ width: 320, height: 256 });
  await remember(page, await seed(page, site.url));
  await openAt(page, "tr", "/onboarding/select-store/");
  const scrolls = async (last: Locator) => {
    const inside = await page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      const all = dialog ? [dialog, ...dialog.querySelectorAll("*")] : [];
      const box = dialog?.getBoundingClientRect();
      const isInside =
        box !== undefined && box.height <= window.innerHeight && box.width <= window.innerWidth;
      const scrolling = all.filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowY),
      );
      return { isInside, scrolling: scrolling.length > 0 };
    });
    expect(inside).toEqual({ isInside: true, scrolling: true });
    await last.focus();
    await expect(last).toBeInViewport();
  };
  await openTool("onboarding:device.forget.open");
  await scrolls(button("onboarding-screens:device.forget.action"));
  await page.keyboard.press("Escape");
  await field("sub_domain").fill(freshAddress());
  await click("onboarding-screens:store.action");
  await step("company");
  await scrolls(page.getByRole("button", { name: t("storefront:wizard.save") }));
});
