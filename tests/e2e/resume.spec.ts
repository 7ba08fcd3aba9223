import type { BrowserContext, Page } from "@playwright/test";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { some } from "./extent";
import { drive } from "./onboarding-drive";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, strings, test, type Listen } from "./site";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Signs up, chooses the default package and copies the resume link from the setup screen. */
async function takeLink(page: Page, locale: Locale): Promise<string> {
  const t = strings(locale);
  await page.goto(localizedPath(locale, "/"));
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await page.getByRole("button", { name: t("onboarding:actions.continue") }).click();
  await expect(heading(page, t("onboarding-screens:setup.title"))).toBeVisible();
  await page.getByRole("button", { name: t("onboarding:device.continue.open") }).click();
  await expect(page.getByRole("img", { name: t("onboarding-screens:device.continue.code") })).toBeVisible();
  return page.getByRole("textbox", { name: t("onboarding-screens:device.continue.link") }).inputValue();
}

const hashOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("vuex") ?? "{}") as { hash?: string }).hash ?? "");

/** Creates a separate browser profile, as on another device. */
async function emptyProfile(context: BrowserContext, listen: Listen, locale: Locale, url: string) {
  const browser = context.browser();
  if (!browser) throw new Error("no browser");
  const other = await browser.newContext({ serviceWorkers: "block" });
  await listen(other);
  await other.addCookies([{ name: "i18n_redirected", value: locale, url }]);
  return { other, page: await other.newPage() };
}

for (const locale of some(locales, 1))
  test(`the resume link works in an empty profile (${locale})`, async ({ page, context, site, quiet }) => {
    const t = strings(locale);
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    const link = await takeLink(page, locale);
    const hash = await hashOf(page);
    expect(hash).not.toBe("");
    expect(link).not.toContain(hash);

    const { other, page: second } = await emptyProfile(context, quiet, locale, site.url);
    const addresses: string[] = [];
    second.on("request", (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ""}`));
    await second.goto(link);
    await expect(heading(second, t("onboarding-screens:setup.title"))).toBeVisible();
    expect(new URL(second.url()).hash).toBe("");
    expect(new URL(second.url()).pathname).toBe(localizedPath(locale, "/onboarding/setup/"));
    expect(await hashOf(second)).toBe(hash);

    const fragment = new URL(link).hash.slice(3);
    const places = await second.evaluate(() => ({
      session: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      title: document.title,
      length: history.length,
      state: JSON.stringify(history.state),
    }));
    for (const secret of [hash, fragment]) {
      expect(JSON.stringify(places)).not.toContain(secret);
      expect(addresses.join("\n")).not.toContain(secret);
    }
    await second.goBack();
    expect(second.url()).not.toContain("#r=");
    await other.close();
  });

test("a change to the onboarding in one tab is reported in the other", async ({ page, context, site }) => {
  const t = strings("tr");
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await page.goto("/onboarding/customer-information/");
  await drive(page, "tr").signUp();
  const second = await context.newPage();
  await second.goto(`${site.url}/onboarding/select-package/`);
  await expect(heading(second, t("onboarding-screens:package.title"))).toBeVisible();
  const goOn = page.getByRole("button", { name: t("onboarding:actions.continue") });
  await goOn.click();
  await expect(heading(page, t("onboarding-screens:setup.title"))).toBeVisible();
  await goOn.click();
  await expect(second.getByText(t("onboarding:tabs.advanced"))).toBeVisible();
  await second.getByRole("link", { name: t("onboarding:tabs.go-on") }).click();
  await expect(heading(second, t("onboarding-screens:service.title"))).toBeVisible();

  await drive(page, "tr").openTool("onboarding:device.forget.open");
  await page.getByRole("button", { name: t("onboarding-screens:device.forget.action") }).click();
  await expect(second.getByText(t("onboarding:tabs.forgotten"))).toBeVisible();
  await expect(heading(second, t("onboarding:customer-information.title"))).toBeVisible();
});
