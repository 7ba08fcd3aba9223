import { fillSignUp, submitSignUp, tryItForm, visitor } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);

test.beforeEach(async ({ page, site, context }) => {
  await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
  await resetSandbox(page, site.url);
  await page.goto("/");
});

const callsOf = async (page: Parameters<typeof receivedCalls>[0], url: string) =>
  (await receivedCalls(page, url)).filter(({ path }) => path.endsWith("/new"));

test.describe("a sign-up that fails", () => {
  test.use({ expectedNoise: /İşlem hatası|Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test("says that the network is gone, and goes through when it is back", async ({ page, context, site }) => {
    await fillSignUp(page, locale);
    // Everything the form loads on demand is there before the network goes.
    await tryItForm(page, locale)
      .getByRole("button", { name: t("sign-up:form.submit") })
      .hover();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await submitSignUp(page, locale);
    await expect(page.locator('[data-type="error"]')).toBeVisible();
    await expect(tryItForm(page, locale).locator('[name="email"]')).toHaveValue(visitor.email);
    await context.setOffline(false);
    await submitSignUp(page, locale);
    await expect(page).toHaveURL(`${site.url}/onboarding/select-package/`);
    expect(await callsOf(page, site.url)).toHaveLength(1);
  });
});

test("the overlay of the header signs up as well, and closes on its backdrop", async ({ page, site }) => {
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
