import type { Locator } from "@playwright/test";
import { openers } from "./key-windows";
import { fillSignUp } from "./sign-up-steps";
import { expect, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);

// The last test responds to a submission with an error.
test.use({ expectedNoise: /503|İşlem hatası/ });

test.beforeEach(async ({ site, context }) => {
  await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
});

test("on a phone, the alert covers neither the invalid field nor the overlay's close button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/about/");
  await openers.join(page).click();
  const overlay = page.getByRole("dialog");
  await overlay.locator("[type=submit]").click();
  const alert = overlay.getByRole("alert").filter({ hasText: t("sign-up:alerts.fill-all") });
  // The pointer pauses the alert's timer.
  await alert.hover();
  const field = overlay.locator("[aria-invalid=true]").first();
  await expect(field).toBeFocused();
  const close = overlay.getByRole("button", { name: t("sign-up:overlay.close"), exact: true });
  const [below, label, beside] = await Promise.all([
    alert.boundingBox(),
    overlay.locator(`label[for="${await field.getAttribute("id")}"]`).boundingBox(),
    close.boundingBox(),
  ]);
  expect(below!.y + below!.height).toBeLessThanOrEqual(label!.y);
  expect(below!.x + below!.width).toBeLessThanOrEqual(beside!.x);
});

test("a suggested correction and a persistent error appear above the footer", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/onboarding/customer-information/");
  const form = page.locator("main form");
  await fillSignUp(page, locale, form);
  await form.locator("[type=email]").fill("ayse@gmial.com");
  const footer = page.locator("[data-screen-footer]");
  const isAboveFooter = async (text: Locator) => {
    const [box, foot] = [await text.boundingBox(), await footer.boundingBox()];
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(foot!.y + 1);
  };
  await footer.locator("[type=submit]").click();
  await expect(form.locator("[type=email]")).toBeFocused();
  await isAboveFooter(form.getByText("ayse@gmail.com"));
  await page.route("**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
  );
  await footer.locator("[type=submit]").click();
  const lasting = form.getByText(t("errors:server")).last();
  await expect(lasting).toBeVisible();
  await isAboveFooter(lasting);
});
