import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import { storefrontSteps } from "@/state/storefront-steps";
import { remember, seed, stepHeading, taxNumber } from "./onboarding-drive";
import { expect, resetSandbox, strings } from "./site";

export const path = (locale: Locale, step?: number) =>
  localizedPath(locale, `/onboarding/select-store/${step === undefined ? "" : `?step=${step}`}`);

/** Signs up, chooses a package and connects Instagram. */
export async function signedUp(page: Page, siteUrl: string) {
  const instagram = { pageId: "p", username: `Çiçek_Evi.${Date.now()}` };
  await remember(page, await seed(page, siteUrl, { choices: { ...initialState.choices, instagram } }));
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
