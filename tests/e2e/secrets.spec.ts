import type { Page } from "@playwright/test";
import type { OnboardingState } from "@/state/onboarding-state";
import { onboardingStrings } from "../helpers/strings-of";
import { grantAccess } from "./meta-dialog";
import { company, drive, freshAddress, identityNumber, taxNumber } from "./onboarding-drive";
import { watchSecrets } from "./secret-watch";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);
const text = onboardingStrings(locale);
const press = (page: Page, key: string) => page.getByRole("button", { name: text(key), exact: true }).click();
const heading = (page: Page, key: string) =>
  expect(page.getByRole("heading", { level: 1, name: text(key) })).toBeVisible();

test.use({ serviceWorkers: "allow" });

/** Unassigned numbers with valid check digits. */
const numbers = { taxnumber: taxNumber, identity: identityNumber };

/** Waits for the debounced draft to be stored. */
const keptDraft = (page: Page) => page.waitForTimeout(450);

/** Returns the last request body with a field, as received by the backend. */
async function lastSent(page: Page, url: string, name: string): Promise<string> {
  const calls = await receivedCalls(page, url);
  const values = calls.map(({ body }) => (body as Record<string, unknown> | undefined)?.[name]);
  return values.filter((value) => typeof value === "string").at(-1) ?? "";
}

async function connect(page: Page, part: "instagram" | "facebook-page" | "whatsapp-number", action: string) {
  const title = t(`onboarding-screens:setup.parts.${part}.title`);
  await page.getByRole("link", { name: `${t("onboarding-screens:setup.connect")}: ${title}` }).click();
  const button = page.getByRole("button", { name: text(action), exact: true });
  const login = page.getByRole("button", { name: t("onboarding-screens:meta.connect") });
  await expect(button.or(login).first()).toBeVisible();
  if (await login.isVisible()) await grantAccess(page, () => login.click());
  await button.click();
  await heading(page, "setup.title");
}

test("no token, hash or identity number is leaked or stored", async ({ page, context, site }) => {
  const watch = watchSecrets(context);
  const seen = (step: string) => watch.scan(page, step);
  for (const [name, value] of Object.entries(numbers)) watch.add({ name, value });
  await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
  await resetSandbox(page, site.url);

  await page.goto("/");
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await heading(page, "package.title");
  const state = await page.evaluate(
    () => JSON.parse(localStorage.getItem("vuex") ?? "{}") as OnboardingState,
  );
  watch.add({ name: "hash", value: String(state.hash ?? ""), mayBeStored: true });
  await seen("the sign-up");

  await press(page, "actions.continue");
  await heading(page, "setup.title");
  await seen("the package");

  await connect(page, "instagram", "instagram.action");
  watch.add({ name: "token", value: await lastSent(page, site.url, "short_lived_token") });
  watch.add({ name: "account token", value: await lastSent(page, site.url, "account_access_token") });
  await seen("Instagram");
  await connect(page, "facebook-page", "facebook.action");
  await seen("the Facebook page");
  await connect(page, "whatsapp-number", "whatsapp.action");
  await seen("WhatsApp");

  const { field, fill, step, press: pressAny } = drive(page, locale);
  await page.goto("/onboarding/select-store/");
  await field("sub_domain").fill(freshAddress());
  await press(page, "store.action");
  await step("company");
  await fill({ ...company, taxnumber: numbers.identity });
  await keptDraft(page);
  await seen("an identity number typed into the storefront");
  await fill({ taxnumber: numbers.taxnumber });
  await keptDraft(page);
  await seen("a tax number typed into the storefront");
  await pressAny("storefront:wizard.save");
  await step("general");
  expect(await lastSent(page, site.url, "taxnumber")).toBe(numbers.taxnumber);
  await seen("the saved company");
  await page.reload();
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await step("general");
  await page.goBack();
  await step("company");
  await expect(field("taxnumber")).toHaveValue(numbers.taxnumber);
  await seen("the company read again");
  await page.goto("/onboarding/setup/");
  await press(page, "actions.continue");
  await heading(page, "service.title");
  await press(page, "actions.continue");
  await heading(page, "integration.title");
  await press(page, "actions.continue");
  await heading(page, "confirmation.title");
  await page.getByText(t("onboarding-screens:billing.title")).click();
  await page.getByRole("radio", { name: t("onboarding-screens:billing.kinds.sole-proprietor") }).check();
  await fill({ identity_number: numbers.identity });
  await keptDraft(page);
  await seen("an identity number typed into the billing form");
  await page.getByRole("radio", { name: t("onboarding-screens:billing.kinds.company") }).check();
  await fill({ company: company.company, taxoffice: "Kadıköy", taxnumber: numbers.taxnumber });
  await keptDraft(page);
  await seen("a tax number typed into the billing form");
  await page.reload();
  await heading(page, "confirmation.title");
  await seen("a reload");

  await fill({ taxnumber: numbers.taxnumber });
  await page.locator('[name="user_agreement"]').check();
  await press(page, "confirmation.action");
  const start = page.getByRole("link", { name: t("onboarding-screens:progress.start") });
  await expect(start).toHaveAttribute("href", /^https:/);
  await seen("the progress");
});
