import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import siteData from "../../data/site.json";
import type { PlainBackend } from "../helpers/plain-backend";
import { drive, freshAddress } from "./onboarding-drive";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, strings } from "./site";

/** Built site and the foreign backend that it calls. */
export type ForeignSite = { url: string; backend: PlainBackend };

const names = {
  tr: ["Hepsi", "Sesli arama", "Kendi sitem"],
  en: ["Everything", "Voice calls", "My own site"],
};
/** Serves the simulated Meta dialog, which the foreign backend lacks. */
async function simulateMetaDialog(page: Page, backend: string, standIn: string) {
  await page.context().route(`${backend}/sandbox/meta/login**`, async (route) => {
    const { search } = new URL(route.request().url());
    const answer = await page.request.get(`${standIn}/sandbox/meta/login${search}`);
    await route.fulfill({ contentType: "text/html; charset=utf-8", body: await answer.text() });
  });
}

/** Completes the onboarding with a package on a site with a foreign backend. */
export async function playForeignJourney(
  page: Page,
  { url, backend }: ForeignSite,
  locale: Locale,
  chosen: "everything" | "instagram",
) {
  const t = strings(locale);
  const visitor = drive(page, locale);
  const [packageName = "", service = "", integration = ""] = names[locale];
  await page.context().addCookies([{ name: "i18n_redirected", value: locale, url }]);
  await simulateMetaDialog(page, backend.url, url);

  await page.goto(url + localizedPath(locale, "/"));
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await visitor.heading("package.title");
  await expect(page.getByText(packageName, { exact: true })).toBeVisible();
  if (chosen === "instagram") await page.getByRole("radio", { name: "Instagram" }).check();
  await visitor.press("onboarding:actions.continue");

  await visitor.heading("setup.title");
  const parts = page.locator("main li h2");
  await expect(parts).toHaveCount(chosen === "instagram" ? 1 : 4);
  await visitor.connect("instagram");
  const address = freshAddress();
  if (chosen === "everything") {
    await visitor.connect("facebook-page");
    await visitor.connect("whatsapp-number");
    await visitor.openPart("storefront");
    await visitor.fill({ sub_domain: address });
    await visitor.press("onboarding-screens:store.action");
    await visitor.press("storefront:wizard.close");
    await visitor.press("storefront:overview.onward");
  }
  await visitor.heading("setup.title");
  await visitor.press("onboarding:actions.continue");
  await page.getByRole("checkbox", { name: service }).check();
  await visitor.press("onboarding:actions.continue");
  await page.getByRole("radio", { name: integration }).check();
  await visitor.press("onboarding:actions.continue");

  await visitor.heading("confirmation.title");
  await page.getByRole("checkbox", { name: t("onboarding-screens:confirmation.agreement") }).check();
  await visitor.press("onboarding-screens:confirmation.action");
  const start = page.getByRole("link", { name: t("onboarding-screens:progress.start") });
  const shop = `https://${address}.${siteData.storeDomain}/`;
  const target = chosen === "everything" ? shop : siteData.links.login;
  await expect(start).toHaveAttribute("href", target);
}
