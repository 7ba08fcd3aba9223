import type { Page } from "@playwright/test";
import type { OnboardingState } from "@/state/onboarding-state";
import { company, drive, freshAddress, identityNumber, taxNumber } from "./onboarding-drive";
import { watchSecrets } from "./secret-watch";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);

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

test("no token, hash or identity number is leaked or stored", async ({ page, context, site }) => {
  const { field, fill, step, press, heading, connect } = drive(page, locale);
  const watch = watchSecrets(context);
  const seen = (step: string) => watch.scan(page, step);
  for (const [name, value] of Object.entries(numbers)) watch.add({ name, value });
  await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
  await resetSandbox(page, site.url);

  await page.goto("/");
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await heading("package.title");
  const state = await page.evaluate(
    () => JSON.parse(localStorage.getItem("vuex") ?? "{}") as OnboardingState,
  );
  watch.add({ name: "hash", value: String(state.hash ?? ""), mayBeStored: true });
  await seen("the sign-up");

  await press("onboarding:actions.continue");
  await heading("setup.title");
  await seen("the package");

  await connect("instagram");
  watch.add({ name: "token", value: await lastSent(page, site.url, "short_lived_token") });
  watch.add({ name: "account token", value: await lastSent(page, site.url, "account_access_token") });
  await seen("Instagram");
  await connect("facebook-page");
  await seen("the Facebook page");
  await connect("whatsapp-number");
  await seen("WhatsApp");

  await page.goto("/onboarding/select-store/");
  await field("sub_domain").fill(freshAddress());
  await press("onboarding-screens:store.action");
  await step("company");
  await fill({ ...company, taxnumber: numbers.identity });
  await keptDraft(page);
  await seen("an identity number typed into the storefront");
  await fill({ taxnumber: numbers.taxnumber });
  await keptDraft(page);
  await seen("a tax number typed into the storefront");
  await press("storefront:wizard.save");
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
  await press("onboarding:actions.continue");
  await heading("service.title");
  await press("onboarding:actions.continue");
  await heading("integration.title");
  await press("onboarding:actions.continue");
  await heading("confirmation.title");
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
  await heading("confirmation.title");
  await seen("a reload");

  await fill({ taxnumber: numbers.taxnumber });
  await page.locator('[name="user_agreement"]').check();
  await press("onboarding-screens:confirmation.action");
  const start = page.getByRole("link", { name: t("onboarding-screens:progress.start") });
  await expect(start).toHaveAttribute("href", /^https:/);
  await seen("the progress");
});
