import { company, drive, freshAddress, openAt, remember, seed } from "./onboarding-drive";
import { visitor as person } from "./sign-up-steps";
import { expect, test } from "./site";
import { interrupter, type Check } from "./interruptions";

const chosen =
  (value: string): Check =>
  ({ page }) =>
    expect(page.locator(`input[value="${value}"]`)).toBeChecked();

{
  const locale = "tr";
  test(`each onboarding screen survives interruptions (${locale})`, async ({
    page,
    context,
    site,
    quiet,
  }) => {
    const visitor = drive(page, locale);
    const { t, press, field, openPart, logIn } = visitor;
    const around = interrupter(visitor, site.url, quiet);
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await openAt(page, locale, "/faq/");
    await openAt(page, locale, "/onboarding/");
    const typed = {
      name: person.name,
      email: person.email,
      phone_number: person.phone,
      companyName: "Papatya",
    };
    await page.getByText(t("sign-up:company.title")).click();
    await visitor.fill(typed);
    await page.locator('main [name="newsletter"]').uncheck();
    await around(async (now) => {
      await now.heading("customer-information.title");
      await now.holds(typed);
      await expect(now.page.locator('main [name="newsletter"]')).not.toBeChecked();
    });
    await page
      .locator("main")
      .getByRole("button", { name: t("sign-up:form.submit") })
      .click();

    await visitor.heading("package.title");
    await page.locator('input[value="2"]').check();
    await around(chosen("2"));
    await page.locator('input[value="1"]').check();
    await press("onboarding:actions.continue");
    await visitor.heading("setup.title");
    await around((now) => now.heading("setup.title"));

    await openPart("instagram");
    await logIn("onboarding-screens:instagram.action");
    await page.locator('input[value="100200300400502"]').check();
    await around(async (now) => {
      await now.logIn("onboarding-screens:instagram.action");
      await chosen("100200300400502")(now);
    });
    await press("onboarding-screens:instagram.action");
    await visitor.heading("setup.title");
    await openPart("facebook-page");
    await logIn("onboarding-screens:facebook.action");
    await around(async (now) => {
      await now.heading("facebook.title");
      await now.logIn("onboarding-screens:facebook.action");
    });
    await press("onboarding-screens:facebook.action");
    await visitor.heading("setup.title");
    await openPart("whatsapp-number");
    await logIn("onboarding-screens:whatsapp.action");
    await page.locator('input[value="+908500000002"]').check();
    await around(async (now) => {
      await now.logIn("onboarding-screens:whatsapp.action");
      await chosen("+908500000002")(now);
    });
    await press("onboarding-screens:whatsapp.action");
    await visitor.heading("setup.title");
    await openPart("storefront");
    const address = { sub_domain: freshAddress(), email: "magaza@ornek.example" };
    await visitor.fill(address);
    await around((now) => now.holds(address));
    await press("onboarding-screens:store.action");
    await visitor.step("company");
    await press("storefront:wizard.close");
    await around((now) => expect(now.button("storefront:overview.start")).toBeVisible());
    await press("storefront:overview.onward");
    await visitor.heading("setup.title");
    await press("onboarding:actions.continue");

    await visitor.heading("service.title");
    await page.locator("main").getByRole("checkbox").nth(1).check();
    await around((now) => expect(now.page.locator("main").getByRole("checkbox").nth(1)).toBeChecked());
    await press("onboarding:actions.continue");
    await visitor.heading("integration.title");
    await page.locator('main [type="radio"]:not([value="none"])').first().check();
    await around((now) =>
      expect(now.page.locator('main [type="radio"]:not([value="none"])').first()).toBeChecked(),
    );
    await press("onboarding:actions.continue");

    await visitor.heading("confirmation.title");
    await page.getByText(t("onboarding-screens:billing.title")).click();
    await page.getByRole("radio", { name: t("onboarding-screens:billing.kinds.company") }).check();
    const billing = { company: "Papatya AŞ", taxoffice: "Kadıköy" };
    await visitor.fill(billing);
    await around(async (now) => {
      await now.heading("confirmation.title");
      await now.holds(billing);
      await expect(now.page.getByText(`@`).first()).toBeVisible();
    });
    await visitor.fill({ taxnumber: "1234567890" });
    await field("user_agreement").check();
    await press("onboarding-screens:confirmation.action");
    await expect(page).toHaveURL(/progress\/$/);
    const isFinished: Check = (now) =>
      expect(
        now.page.getByRole("link", { name: now.t("onboarding-screens:progress.start") }),
      ).toHaveAttribute("href", /^https:/);
    await around(isFinished);
  });
}

{
  const locale = "en";
  test(`every wizard step survives interruptions (${locale})`, async ({ page, context, site, quiet }) => {
    const visitor = drive(page, locale);
    const { press, field, fill, holds } = visitor;
    const around = interrupter(visitor, site.url, quiet);
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await remember(page, await seed(page, site.url));
    await openAt(page, locale, "/onboarding/setup/");
    await openAt(page, locale, "/onboarding/select-store/");
    await field("sub_domain").fill(freshAddress());
    await press("onboarding-screens:store.action");
    await visitor.step("company");
    const typed = { ...company, mobile_phone: "5331234567", fax: "2121234567", zip_code: "34710" };
    await fill(typed);
    await around((now) => now.holds(typed));
    await fill({ taxnumber: "1234567890" });
    await press("storefront:wizard.save");
    await visitor.step("general");
    const general = { title: "Papatya", description: "El yapımı takı", tags: "takı, hediye" };
    await fill(general);
    await around((now) => now.holds(general));
    await holds(general);
    await press("storefront:wizard.next");
    await visitor.step("meta");
    await around(async (now) => {
      await now.step("meta");
      await expect(now.page.getByText("El yapımı takı").first()).toBeVisible();
    });
    await press("storefront:meta.skip");
    for (const id of ["languages", "categories", "payment", "domain"] as const) {
      await visitor.step(id);
      await around((now) => now.step(id));
      await press("storefront:wizard.next");
    }
    await around((now) => now.step("completion"));
  });
}
