import { fillSignUp } from "./sign-up-steps";
import { expect, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);

test.beforeEach(async ({ site, context }) => {
  await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
});

test("the sign-up overlay submits, and closes on its backdrop", async ({ page, site }) => {
  await page.goto("/faq/");
  const join = page.getByRole("banner").getByRole("link", { name: t("layout:header.join") });
  await join.click();
  const overlay = page.getByRole("dialog", { name: t("sign-up:header.title") });
  await expect(overlay).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(overlay).toBeHidden();
  await join.click();
  await fillSignUp(page, locale, overlay.getByRole("form"));
  await overlay.getByRole("button", { name: t("sign-up:form.submit") }).click();
  await expect(page).toHaveURL(`${site.url}/onboarding/select-package/`);
});
