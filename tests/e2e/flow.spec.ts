import { priceList } from "../../sandbox/price-list";
import type { Page } from "@playwright/test";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { some } from "./extent";
import { drive } from "./onboarding-drive";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const cards = priceList.tabs.flatMap((tab) => tab.cards);
const packageName = (id: string, locale: Locale) => cards.find((card) => card.id === id)?.name[locale] ?? id;
const secondService = (locale: Locale) => packageName("domain", locale);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Signs up on the home page and waits for the packages. */
async function signUp(page: Page, locale: Locale) {
  const t = strings(locale);
  await page.goto(localizedPath(locale, "/"));
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await expect(heading(page, t("onboarding-screens:package.title"))).toBeVisible();
}

const goOn = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: strings(locale)("onboarding:actions.continue") }).click();

/** Continues from the packages to the summary, postponing every setup part. */
async function goToSummary(page: Page, locale: Locale) {
  const t = strings(locale);
  await goOn(page, locale);
  await expect(heading(page, t("onboarding-screens:setup.title"))).toBeVisible();
  await goOn(page, locale);
  // The button has the same name on every screen.
  await expect(heading(page, t("onboarding-screens:service.title"))).toBeVisible();
  await page.locator("main").getByRole("checkbox").first().check();
  await goOn(page, locale);
  await page.getByRole("radio").first().check();
  await goOn(page, locale);
  await expect(heading(page, t("onboarding-screens:confirmation.title"))).toBeVisible();
  // The names of the choices load a moment later, which moves the rows below.
  await expect(page.locator("dd details summary")).toBeVisible();
}

for (const locale of some(locales, 1)) {
  const t = strings(locale);

  test(`the readiness check preselects the packages (${locale})`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await page.goto(localizedPath(locale, "/onboarding/customer-information/"));
    await page.getByText(t("onboarding:readiness.title")).click();
    const answer = (question: "number-in-app" | "business-app" | "company-papers", value: "yes" | "no") =>
      page
        .getByRole("group", { name: t(`readiness:questions.${question}.question`) })
        .getByRole("radio", { name: t(`readiness:questions.${question}.${value}`) })
        .check();
    await answer("number-in-app", "yes");
    await answer("business-app", "no");
    await answer("company-papers", "no");
    await expect(
      page.getByText(t("readiness:result.instagram-only", { name: packageName("instagram-only", locale) })),
    ).toBeVisible();

    const form = page.getByRole("form", { name: t("sign-up:form.label") });
    await fillSignUp(page, locale, form);
    await page
      .locator("main")
      .getByRole("button", { name: t("sign-up:form.submit") })
      .click();
    await expect(heading(page, t("onboarding-screens:package.title"))).toBeVisible();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
  });

  test(`an edit returns to the summary and keeps deferrals (${locale})`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await resetSandbox(page, site.url);
    await signUp(page, locale);
    await goToSummary(page, locale);

    const service = t("onboarding-screens:confirmation.rows.services");
    await page.getByRole("link", { name: `${t("onboarding:actions.change")}: ${service}` }).click();
    await page.locator("main").getByRole("checkbox").nth(1).check();
    await page.reload();
    await expect(page.locator("main").getByRole("checkbox").nth(1)).toBeChecked();
    await goOn(page, locale);
    await expect(heading(page, t("onboarding-screens:confirmation.title"))).toBeVisible();
    await expect(page.locator("dd li").filter({ hasText: secondService(locale) })).toBeVisible();

    await page.getByText(t("onboarding-screens:billing.title")).click();
    await page.getByRole("radio", { name: t("onboarding-screens:billing.kinds.sole-proprietor") }).check();
    const number = page.getByRole("textbox", { name: t("onboarding-screens:billing.identity-number") });
    await number.fill("10000000146");
    await page.getByRole("checkbox", { name: t("onboarding-screens:confirmation.agreement") }).check();

    // A language switch keeps the typed text; a reload keeps all but the tax number.
    const other = locale === "tr" ? "en" : "tr";
    await page
      .getByRole("link", { name: other === "en" ? "English" : "Türkçe" })
      .first()
      .click();
    const u = strings(other);
    await expect(
      page.getByRole("textbox", { name: u("onboarding-screens:billing.identity-number") }),
    ).toHaveValue("10000000146");
    await page.goBack();
    await expect(number).toHaveValue("10000000146");
    await page.reload();
    await expect(number).toHaveValue("");
    await expect(page.getByText(t("onboarding-screens:billing.asked-again"))).toBeVisible();
    await number.fill("10000000146");
    await page.getByRole("checkbox", { name: t("onboarding-screens:confirmation.agreement") }).check();
    await page.getByRole("button", { name: t("onboarding-screens:confirmation.action") }).click();

    await expect(heading(page, t("onboarding-screens:progress.finished-title"))).toBeVisible();
    const later = page.getByRole("region", { name: t("onboarding-screens:progress.later.title") });
    await expect(later.getByRole("listitem")).toHaveCount(4);
    await expect(later.locator('[data-state="waiting"]')).toHaveCount(4);
    // The tax number is sent once, with the confirmation; the backend stores only its last digits.
    const carrying = (await receivedCalls(page, site.url)).filter(({ body }) =>
      JSON.stringify(body ?? null).includes("10000000146"),
    );
    expect(carrying.map(({ path }) => path)).toEqual(["/site/onboarding-wizard/completing"]);
    const leads = await (await page.request.get(`${site.url}/sandbox/leads`)).text();
    expect(leads).toContain("********146");
    expect(leads).not.toContain("10000000146");
  });
}

test("a change made in one tab is reported in the other", async ({ page, context, site }) => {
  const t = strings("tr");
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await signUp(page, "tr");
  const second = await context.newPage();
  await second.goto(`${site.url}/onboarding/select-package/`);
  await expect(heading(second, t("onboarding-screens:package.title"))).toBeVisible();
  await goToSummary(page, "tr");
  await expect(second.getByText(t("onboarding:tabs.advanced"))).toBeVisible();
  await second.getByRole("link", { name: t("onboarding:tabs.go-on") }).click();
  await expect(heading(second, t("onboarding-screens:confirmation.title"))).toBeVisible();

  await drive(page, "tr").openTool("onboarding:device.forget.open");
  await page.getByRole("button", { name: t("onboarding-screens:device.forget.action") }).click();
  await expect(heading(page, t("onboarding:customer-information.title"))).toBeVisible();
  await expect(second.getByText(t("onboarding:tabs.forgotten"))).toBeVisible();
  await expect(heading(second, t("onboarding:customer-information.title"))).toBeVisible();
});
