import type { Browser } from "@playwright/test";
import siteFile from "../../data/site.json";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { readData } from "../helpers/data-files";
import { openWithoutScripts } from "../engines/stop-scripts";
import { expect, strings, test } from "./site";

// Invalid forms and missing pages respond with error statuses.
test.use({ expectedNoise: /status of (404|422)/ });

const [topic] = readData<{ topics: { id: string }[] }>("contact.json").topics;

/** Reports whether the browser restores form values on back navigation. */
const restoresForms = (browser: Browser) => browser.browserType().name() !== "firefox";

for (const locale of locales)
  test(`pages and forms work without scripts (${locale})`, async ({ browser, site, quiet }) => {
    const t = strings(locale);
    const context = await openWithoutScripts(browser, site.url);
    await quiet(context);
    const page = await context.newPage();

    await page.goto(localizedPath(locale, "/faq/"));
    const answer = page.locator("main details").first();
    await answer.locator("summary").click();
    await expect(answer.locator("p").first()).toBeVisible();
    const other = locale === "tr" ? "en" : "tr";
    await page.locator(`a[hreflang=${other}]:visible`).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);

    await page.goto(localizedPath(locale, "/pricing/"));
    await expect(page.getByRole("tabpanel")).toHaveCount(2);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("main").locator(":is(button, input, select):visible")).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("layout:header.search") })).toHaveCount(0);
    await page.setViewportSize({ width: 375, height: 700 });
    const menu = page.getByRole("dialog", { name: t("layout:menu.label") });
    const opener = page.getByRole("button", { name: t("layout:menu.open") });
    await opener.click();
    await menu.getByRole("button", { name: t("layout:menu.close") }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.locator("nav a").first().click();
    await page.waitForURL(({ pathname }) => !pathname.includes("pricing"));

    await page.goto(localizedPath(locale, "/"));
    await expect(page.locator("noscript p:visible")).toContainText([t("forms:no-script.text")]);

    await page.goto(localizedPath(locale, "/contact-us/"));
    const form = page.getByRole("form", { name: t("contact:form.label") });
    await expect(form.locator("noscript")).toHaveCount(0);
    const choose = async () => {
      await form.locator('[name="department"]').selectOption("Sales");
      if (topic) await form.locator('[name="topic"]').selectOption(topic.id);
    };
    const fillIn = async () => {
      await form.locator('[name="name"]').fill("Ayşe");
      await form.locator('[name="surname"]').fill("Yılmaz");
      await choose();
      await form.locator('[name="message"]').fill("<b>Merhaba</b>\nİki satır");
    };
    await fillIn();
    await form.locator('[name="email"]').fill("ayse@");
    await form.getByRole("button", { name: t("contact:form.submit") }).click();
    await expect(page).toHaveURL(`${site.url}/site/contact-form?lang=${locale}`);
    await expect(page.getByText(t("forms:errors.email"))).toBeVisible();

    await page.goBack();
    await form.locator('[name="email"]').fill("ayse@ornek.example");
    if (restoresForms(browser)) {
      await expect(form.locator('[name="surname"]')).toHaveValue("Yılmaz");
      await choose();
    } else await fillIn();
    await form.getByRole("button", { name: t("contact:form.submit") }).click();
    const reference = /[0-9a-f]{12}/.exec(await page.locator("main").innerText())?.[0];
    const leads = await context.request.get("/sandbox/leads", { headers: { accept: "application/json" } });
    const { contactMessages } = (await leads.json()) as { contactMessages: { reference: string }[] };
    expect(contactMessages).toContainEqual(
      expect.objectContaining({
        reference,
        email: "ayse@ornek.example",
        ...(topic && { topic: topic.id }),
        message: expect.stringMatching(/^<b>Merhaba<\/b>\r?\nİki satır$/),
      }),
    );
    await context.close();
  });

for (const locale of locales)
  test(`the newsletter form works without scripts (${locale})`, async ({ browser, site, quiet }) => {
    const t = strings(locale);
    const email = `isil-${locale}@ornek.example`;
    const context = await openWithoutScripts(browser, site.url);
    await quiet(context);
    const page = await context.newPage();
    await page.goto(localizedPath(locale, "/faq/"));
    const form = page.getByRole("form", { name: t("layout:newsletter.title") });
    await expect(form.getByRole("textbox")).toHaveCount(1);
    await expect(form.getByRole("button")).toHaveCount(1);
    const address = form.getByRole("textbox", { name: t("layout:newsletter.email") });
    const consent = form.getByRole("checkbox", { name: t("layout:newsletter.consent") });
    const subscribe = form.getByRole("button", { name: t("layout:newsletter.submit") });

    await address.fill(`isil-${locale}@ornek`);
    await expect(consent).not.toBeChecked();
    await subscribe.click();
    await expect(consent).toBeFocused();
    await consent.check();
    await subscribe.click();
    await expect(page).toHaveURL(`${site.url}/site/newsletter-form?lang=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByText(`${t("layout:newsletter.email")}: ${t("forms:errors.email")}`)).toBeVisible();

    await page.goBack();
    if (restoresForms(browser)) await expect(address).toHaveValue(`isil-${locale}@ornek`);
    await address.fill(email);
    await consent.check();
    await subscribe.click();
    await expect(page.getByText(t("layout:newsletter.done", { email }))).toBeVisible();
    const leads = await context.request.get("/sandbox/leads", { headers: { accept: "application/json" } });
    const { subscriptions } = (await leads.json()) as { subscriptions: object[] };
    expect(subscriptions).toContainEqual(expect.objectContaining({ email, locale }));
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(site.url + localizedPath(locale, "/"));
    await page.waitForLoadState();

    await page.goto(localizedPath(locale, "/faq/"));
    await form.getByRole("link", { name: t("layout:newsletter.notice") }).click();
    await expect(page).toHaveURL(site.url + localizedPath(locale, "/gdpr/"));
    await context.close();
  });

for (const locale of locales)
  test(`the onboarding offers contact options when scripts are disabled (${locale})`, async ({
    browser,
    site,
    quiet,
  }) => {
    const t = strings(locale);
    const context = await openWithoutScripts(browser, site.url);
    await quiet(context);
    const page = await context.newPage();
    await page.goto(localizedPath(locale, "/onboarding/customer-information/"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("onboarding:no-script.title"));
    await expect(main.getByRole("link")).toHaveText([siteFile.phone, siteFile.email]);
    await expect(main.getByRole("link").first()).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(page.getByRole("navigation")).toHaveCount(1);
    await context.close();
  });
