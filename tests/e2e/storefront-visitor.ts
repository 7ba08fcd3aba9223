import { setupParts } from "@/config/channels";
import type { Page } from "@playwright/test";

import { type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { storefrontSteps } from "@/state/storefront-steps";
import { stepHeading } from "./onboarding-drive";
import { expect, resetSandbox, strings } from "./site";

export const taxNumber = "1234567890";
export const path = (locale: Locale, step?: number) =>
  localizedPath(locale, `/onboarding/select-store/${step === undefined ? "" : `?step=${step}`}`);
let visits = 0;

/** Returns a visitor who has signed up, chosen a package and connected Instagram. */
export async function signedUp(page: Page, siteUrl: string, locale: Locale) {
  visits += 1;
  const post = async (call: string, data: object) => {
    const headers = { "idempotency-key": crypto.randomUUID(), "x-app-lang-code": locale };
    const response = await page.request.post(`${siteUrl}/site/onboarding-wizard/${call}`, { data, headers });
    return (await response.json()) as { id: string; hash: string };
  };
  const consents = { privacy_policy: true, pdpa: true, newsletter: false };
  const customer = { name: "Ayşe Yılmaz", email: "ayse@ornek.example", phone_number: "+905321234567" };
  const { id, hash } = await post("new", { ...customer, ...consents });
  await post("select-package", { id, hash, package_id: 1, features_ids: [1] });
  const state = {
    version: 1,
    isShow: false,
    currentStep: "select-package",
    wizardId: id,
    hash,
    packages: { id: 1, featureIds: [1], parts: [...setupParts] },
    choices: { instagram: { pageId: "p", username: `Çiçek_Evi.${Date.now()}${visits}` }, postponed: [] },
    drafts: { signUp: { name: customer.name, email: customer.email } },
  };
  await page.goto(localizedPath(locale, "/privacy-policy/"));
  await page.evaluate((text) => localStorage.setItem("vuex", text), JSON.stringify(state));
  await resetSandbox(page, siteUrl);
}

/** Reserves the suggested shop address, which opens the wizard. */
export async function reserve(page: Page, locale: Locale) {
  await page.goto(path(locale));
  await expect(page.locator('[name="sub_domain"]')).toHaveValue(/^cicek-evi-\d+$/);
  await page.getByRole("button", { name: strings(locale)("onboarding-screens:store.action") }).click();
  await expectStep(page, locale, 1);
}

export async function expectStep(page: Page, locale: Locale, step: number) {
  const name = stepHeading(locale, storefrontSteps[step - 1] ?? "company", true);
  const heading = page.getByRole("heading", { level: 2, name });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`step=${step}$`));
}

export const control = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`);

export async function fillCompany(page: Page) {
  const values = {
    company: "Çiçek Evi",
    address: "Gül Sokak 1",
    city: "İstanbul",
    phone: "0532 123 45 67",
    taxnumber: taxNumber,
  };
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}
