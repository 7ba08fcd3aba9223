import { setupParts } from "@/lib/setup-parts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { storefrontSteps } from "@/state/storefront-steps";
import { stepHeading } from "./onboarding-drive";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

const taxNumber = "1234567890";
const path = (locale: Locale, step?: number) =>
  localizedPath(locale, `/onboarding/select-store/${step === undefined ? "" : `?step=${step}`}`);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#e0457b" } })
    .png()
    .toBuffer();

let visits = 0;

/** A browser that has signed up, chosen a package and connected Instagram. */
async function signedUp(page: Page, siteUrl: string, locale: Locale) {
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

/** Reserves the suggested address, which opens the wizard. */
async function reserve(page: Page, locale: Locale) {
  await page.goto(path(locale));
  await expect(page.locator('[name="sub_domain"]')).toHaveValue(/^cicek-evi-\d+$/);
  await page.getByRole("button", { name: strings(locale)("onboarding:store.action") }).click();
  await expectStep(page, locale, 1);
}

async function expectStep(page: Page, locale: Locale, step: number) {
  const name = stepHeading(locale, storefrontSteps[step - 1] ?? "company", true);
  const heading = page.getByRole("heading", { level: 2, name });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`step=${step}$`));
}

const control = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`);

async function fillCompany(page: Page) {
  const values = {
    company: "Çiçek Evi",
    address: "Gül Sokak 1",
    city: "İstanbul",
    phone: "0532 123 45 67",
    taxnumber: taxNumber,
  };
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

for (const locale of ["tr", "en"] as const)
  test(`the whole wizard with pictures, reloaded on the way (${locale})`, async ({ page, context, site }) => {
    const t = strings(locale);
    const press = (key: "save" | "next" | "back") =>
      page.getByRole("button", { name: t(`storefront:wizard.${key}`), exact: true }).click();
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await signedUp(page, site.url, locale);
    await reserve(page, locale);

    await expect(control(page, "owner")).toHaveValue("Ayşe Yılmaz");
    await fillCompany(page);
    await page.reload();
    await expect(control(page, "company")).toHaveValue("Çiçek Evi");
    await expect(control(page, "taxnumber")).toHaveValue("");
    await control(page, "taxnumber").fill(taxNumber);
    await press("save");

    await expectStep(page, locale, 2);
    await control(page, "title").fill("Çiçek Evi");
    await control(page, "tags").fill("çiçek, hediye");
    await page.reload();
    await expect(control(page, "title")).toHaveValue("Çiçek Evi");
    await control(page, "logo").setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(page.getByText(t("storefront:pictures.errors.svg"))).toBeVisible();
    await expect(control(page, "title")).toHaveValue("Çiçek Evi");
    await control(page, "logo").setInputFiles({
      name: "logo.jpg",
      mimeType: "image/png",
      buffer: await picture(1600, 400),
    });
    await control(page, "favicon").setInputFiles({
      name: "icon.png",
      mimeType: "image/png",
      buffer: await picture(90, 60),
    });
    await expect(page.getByRole("img", { name: t("storefront:previews.logo-alt") })).toBeVisible();
    await expect(page.getByRole("img", { name: t("storefront:previews.favicon-phone-alt") })).toBeVisible();

    await page
      .getByRole("button", { name: `${t("storefront:pictures.logo")}: ${t("storefront:pictures.crop")}` })
      .click();
    const crop = page.getByRole("dialog", {
      name: t("storefront:crop.title", { picture: t("storefront:pictures.logo") }),
    });
    await crop.getByRole("slider").press("ArrowRight");
    await crop.getByRole("application").press("ArrowLeft");
    await crop.getByRole("button", { name: t("storefront:crop.apply") }).click();
    await expect(crop).toHaveCount(0);
    await press("next");

    await expectStep(page, locale, 3);
    await page.goBack();
    await expectStep(page, locale, 2);
    await page.goForward();
    await expectStep(page, locale, 3);
    await page.getByRole("button", { name: t("storefront:meta.save") }).dblclick();
    await expectStep(page, locale, 16);

    const calls = await receivedCalls(page, site.url);
    const writes = calls.filter(
      ({ method, path: to }) => method === "POST" && !to.endsWith("get-information"),
    );
    expect(writes.map(({ path: to, status }) => [to.replace(/^.*\//, ""), status])).toEqual([
      ["store-setup", 200],
      ["store-edit", 200],
      ["store-image", 200],
    ]);
    expect(writes[1]?.body).toMatchObject({
      company: "Çiçek Evi",
      taxnumber: taxNumber,
      phone: "+905321234567",
    });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      taxNumber,
    );

    await page.getByRole("button", { name: t("storefront:completion.finish") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("onboarding:setup.title") })).toBeVisible();
  });

test("a language switch stays on the step and keeps what was typed, the tax number too", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await signedUp(page, site.url, "tr");
  await reserve(page, "tr");
  await fillCompany(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL(`${site.url}${path("en", 1)}`);
  await expectStep(page, "en", 1);
  await expect(control(page, "company")).toHaveValue("Çiçek Evi");
  await expect(control(page, "taxnumber")).toHaveValue(taxNumber);
});

test("the published addresses open the wizard at the screen they name", async ({ page, site }) => {
  await signedUp(page, site.url, "tr");
  await reserve(page, "tr");
  for (const [name, step] of [
    ["storeWizard", 1],
    ["wizard/WizardForm", 1],
    ["wizard/GeneralInfo/", 1],
  ] as const) {
    await page.goto(`/onboarding/${name}`);
    // Step 2 is not reached yet: the furthest one is shown.
    await expectStep(page, "tr", step);
  }
});

test("by the keyboard alone, at 320 px and in a low window", async ({ page, context, site }) => {
  const t = strings("tr");
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await signedUp(page, site.url, "tr");
  await page.setViewportSize({ width: 320, height: 256 });
  await reserve(page, "tr");
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      const content = document.querySelector("[data-scrolls]");
      return Math.max(
        document.documentElement.scrollWidth - window.innerWidth,
        (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0),
        (content?.scrollWidth ?? 0) - (content?.clientWidth ?? 0),
      );
    });
  expect(await overflow()).toBe(0);
  await fillCompany(page);
  await control(page, "taxnumber").press("Enter");
  await expectStep(page, "tr", 2);
  expect(await overflow()).toBe(0);
  await control(page, "title").focus();
  await page.keyboard.type("Çiçek Evi");
  await page.keyboard.press("Enter");
  await expectStep(page, "tr", 3);
  expect(await overflow()).toBe(0);
  const skip = page.getByRole("button", { name: t("storefront:meta.skip") });
  for (let tabs = 0; tabs < 80 && !(await skip.evaluate((it) => it === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectStep(page, "tr", 4);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 320, height: 256 });
  const next = page.getByRole("button", { name: t("storefront:wizard.next"), exact: true });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("storefront:overview.resume") })).toBeFocused();
  await expect(page).toHaveURL(`${site.url}${path("tr")}`);
});

test.describe("refusals", () => {
  test.use({ expectedNoise: /status of 409/ });
  test("a refusal of the backend stays at the step and loses nothing", async ({ page, site, context }) => {
    const t = strings("tr");
    await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
    await signedUp(page, site.url, "tr");
    await reserve(page, "tr");
    await fillCompany(page);
    await page.request.post(`${site.url}/sandbox/faults`, {
      data: { call: "edit-store", fault: { status: 409 }, times: 1 },
    });
    const save = page.getByRole("button", { name: t("storefront:wizard.save") });
    await save.click();
    await expect(save).toBeEnabled();
    await expectStillStep1(page);
    await save.click();
    await expectStep(page, "tr", 2);
  });
});

async function expectStillStep1(page: Page) {
  await expect(page).toHaveURL(/step=1$/);
  await expect(control(page, "company")).toHaveValue("Çiçek Evi");
  await expect(control(page, "taxnumber")).toHaveValue(taxNumber);
}
