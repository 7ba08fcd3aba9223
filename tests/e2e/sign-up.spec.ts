import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serveSite } from "../../scripts/site-server";
import { fillSignUp, openTryIt, submitSignUp, tryItForm, visitor } from "./sign-up-steps";
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

test.describe("a sign-up that cannot be sent", () => {
  test("names the empty fields, marks them and sends nothing", async ({ page, site }) => {
    const form = tryItForm(page, locale);
    await expect(form.locator('[name="name"]')).not.toBeInViewport();
    await openTryIt(page, locale);
    await expect(form.locator('[name="email"]')).toBeFocused();
    await submitSignUp(page, locale);
    await expect(form.locator('[name="name"]')).toHaveAttribute("aria-invalid", "true");
    await expect(form.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
    await expect(form.locator('input[type="tel"]')).toHaveAttribute("aria-invalid", "true");
    expect(await callsOf(page, site.url)).toHaveLength(0);
  });

  test("says that the e-mail is wrong, in an alert and at the field", async ({ page, site }) => {
    await fillSignUp(page, locale);
    await tryItForm(page, locale).locator('[name="email"]').fill("ayse@ornek");
    await submitSignUp(page, locale);
    await expect(page.locator('[role="alert"]').getByText("Geçerli bir email giriniz").first()).toBeVisible();
    await expect(tryItForm(page, locale).locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
    expect(await callsOf(page, site.url)).toHaveLength(0);
  });

  for (const consent of ["privacy_policy", "pdpa"]) {
    test(`asks for ${consent} and does not tick it again`, async ({ page, site }) => {
      await fillSignUp(page, locale);
      const box = tryItForm(page, locale).locator(`[name="${consent}"]`);
      await box.uncheck();
      await submitSignUp(page, locale);
      await expect(box).toHaveAttribute("aria-invalid", "true");
      await expect(box).not.toBeChecked();
      expect(await callsOf(page, site.url)).toHaveLength(0);
    });
  }
});

test.describe("a sign-up that fails", () => {
  test.use({ expectedNoise: /İşlem hatası|Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test("says what the server says, keeps everything typed and stays", async ({ page, site }) => {
    await page.request.post(`${site.url}/sandbox/faults`, {
      data: { call: "create-onboarding", fault: { status: 500 } },
    });
    await fillSignUp(page, locale);
    const logged = page.waitForEvent("console", (message) => message.text().includes("İşlem hatası"));
    await submitSignUp(page, locale);
    await logged;
    await expect(page.locator('[data-type="error"]')).toBeVisible();
    const form = tryItForm(page, locale);
    await expect(form.locator('[name="name"]')).toHaveValue(visitor.name);
    await expect(form.locator('[name="email"]')).toHaveValue(visitor.email);
    await expect(page).toHaveURL(`${site.url}/`);
    await page.request.delete(`${site.url}/sandbox/faults`);
    await submitSignUp(page, locale);
    await expect(page).toHaveURL(`${site.url}/onboarding/select-package/`);
  });

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

test.describe("a sign-up is sent once", () => {
  test("by a double click", async ({ page, site }) => {
    await fillSignUp(page, locale);
    await tryItForm(page, locale)
      .getByRole("button", { name: t("sign-up:form.submit") })
      .dblclick();
    await expect(page).toHaveURL(`${site.url}/onboarding/select-package/`);
    expect(await callsOf(page, site.url)).toHaveLength(1);
  });

  test("by Enter and a click while the network is slow", async ({ page, site }) => {
    await page.request.post(`${site.url}/sandbox/faults`, {
      data: { call: "create-onboarding", fault: { delay: 2500 } },
    });
    await fillSignUp(page, locale);
    await tryItForm(page, locale).locator('[name="email"]').press("Enter");
    const button = tryItForm(page, locale).getByRole("button", { name: t("sign-up:form.submit") });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.dispatchEvent("click");
    await page.keyboard.press("Enter");
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

test("an existing onboarding is offered to continue", async ({ page, site }) => {
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await expect(page).toHaveURL(`${site.url}/onboarding/select-package/`);
  await page.goto("/");
  await expect(tryItForm(page, locale)).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("link", { name: t("sign-up:continue.action") }),
  ).toHaveAttribute("href", /\/onboarding\//);
});

test.describe("a restart of the command", () => {
  test("keeps the leads", async ({ page, context }) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "restart-"));
    const first = await serveSite(0, { directory });
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: first.url }]);
    await page.goto(first.url);
    await fillSignUp(page, locale);
    await submitSignUp(page, locale);
    await expect(page).toHaveURL(`${first.url}/onboarding/select-package/`);
    // The page first: it must not ask a server that is going.
    await page.close();
    await first.close();
    const second = await serveSite(0, { directory });
    const leads = await context.request.get(`${second.url}/sandbox/leads`, {
      headers: { accept: "application/json" },
    });
    expect(await leads.text()).toContain(visitor.email);
    await second.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });
});
