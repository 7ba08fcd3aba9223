import type { Page } from "@playwright/test";
import type { OnboardingState } from "@/state/onboarding-state";
import { watchSecrets } from "./secret-watch";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);
const press = (page: Page, key: string) =>
  page.getByRole("button", { name: t(`onboarding:${key}` as never), exact: true }).click();
const heading = (page: Page, key: string) =>
  expect(page.getByRole("heading", { level: 1, name: t(`onboarding:${key}` as never) })).toBeVisible();

test.use({ serviceWorkers: "allow" });

/** Numbers with right check digits that belong to nobody. */
const numbers = { taxnumber: "1234567890", identity: "10000000146" };

/** The last body that carried a field, as the backend received it. */
async function lastSent(page: Page, url: string, name: string): Promise<string> {
  const calls = await receivedCalls(page, url);
  const values = calls.map(({ body }) => (body as Record<string, unknown> | undefined)?.[name]);
  return values.filter((value) => typeof value === "string").at(-1) ?? "";
}

async function connect(page: Page, part: "instagram" | "facebook-page" | "whatsapp-number", action: string) {
  const title = t(`onboarding:setup.parts.${part}.title`);
  await page.getByRole("link", { name: `${t("onboarding:setup.connect")}: ${title}` }).click();
  const button = page.getByRole("button", { name: t(`onboarding:${action}` as never), exact: true });
  const login = page.getByRole("button", { name: t("onboarding:meta.connect") });
  await expect(button.or(login).first()).toBeVisible();
  if (await login.isVisible()) {
    const dialog = page.waitForEvent("popup");
    await login.click();
    const grant = (await dialog).locator('button[value="granted"]');
    // The click closes the window, so that nothing may wait for its end there.
    await grant.evaluate((element: HTMLButtonElement) => void setTimeout(() => element.click()));
  }
  await button.click();
  await heading(page, "setup.title");
}

/** Types the numbers wherever a screen asks for one. */
async function typeNumbers(page: Page) {
  for (const [name, value] of Object.entries(numbers))
    for (const field of await page.locator(`main [name*="${name}"]`).all())
      if (await field.isVisible()) await field.fill(value);
}

test("no token, hash, identity or tax number leaves the page or stays in the browser", async ({
  page,
  context,
  site,
}) => {
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
  watch.add({ name: "hash", value: state.hash ?? "", mayBeStored: true });
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

  await page.goto("/onboarding/select-store/");
  await typeNumbers(page);
  await seen("the storefront");
  await page.goto("/onboarding/setup/");
  await press(page, "actions.continue");
  await heading(page, "service.title");
  await press(page, "actions.continue");
  await heading(page, "integration.title");
  await press(page, "actions.continue");
  await heading(page, "confirmation.title");
  await typeNumbers(page);
  await seen("the summary");
  await page.reload();
  await heading(page, "confirmation.title");
  await seen("a reload");

  await page.locator('[name="user_agreement"]').check();
  await press(page, "confirmation.action");
  const start = page.getByRole("link", { name: t("onboarding:progress.start") });
  await expect(start).toHaveAttribute("href", /^https:/, { timeout: 20_000 });
  await seen("the progress");
});
