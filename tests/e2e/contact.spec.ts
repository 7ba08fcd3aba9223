import { expect, receivedCalls, resetSandbox, strings, test } from "./site";
import type { Page } from "@playwright/test";

const t = strings("tr");
const message = "Sitemi nasıl bağlarım?\nTeşekkürler.";

const formOf = (page: Page) => page.getByRole("form", { name: t("contact:form.label") });

async function fill(page: Page) {
  const form = formOf(page);
  await form.locator('[name="name"]').fill("Işıl");
  await form.locator('[name="surname"]').fill("Çiçek");
  await form.locator('[name="email"]').fill("isil@ornek.example");
  await form.locator('[name="department"]').selectOption({ label: t("contact:department.Software") });
  await form.locator('[name="message"]').fill(message);
}

/** A reload that brings back neither texts nor the place in the page, as a browser may do: nothing but the draft is left. */
const withoutRestoring = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    for (const form of document.forms) form.autocomplete = "off";
  });

const callsOf = async (page: Page, url: string, path: string) =>
  (await receivedCalls(page, url)).filter((call) => call.path === path);

test.beforeEach(async ({ page, site, context }) => {
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await resetSandbox(page, site.url);
  await page.goto("/contact-us/");
});

test("a message is sent to its department once, and the page says what happens next", async ({
  page,
  site,
}) => {
  await fill(page);
  await formOf(page)
    .getByRole("button", { name: t("contact:form.submit") })
    .dblclick();
  await expect(page.getByRole("heading", { name: t("contact:sent.title") })).toBeFocused();
  await expect(formOf(page)).toHaveCount(0);
  const calls = await callsOf(page, site.url, "/site/contact");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    name: "Işıl",
    surname: "Çiçek",
    email: "isil@ornek.example",
    department: "Software",
    message,
  });
});

test("a switch of language and a reload lose nothing", async ({ page, site }) => {
  await fill(page);
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(`${site.url}/en/contact-us/`);
  await expect(page.locator('[name="message"]')).toHaveValue(message);
  await page.locator('[name="message"]').fill(`${message} PS`);
  await page.waitForTimeout(500);
  await withoutRestoring(page);
  await page.reload();
  await expect(page.locator('[name="message"]')).toHaveValue(`${message} PS`);
  await expect(page.locator('[name="department"]')).toHaveValue("Software");
});

test("the newsletter of the footer needs its consent, and takes no room of its own when it comes", async ({
  page,
  site,
}) => {
  const band = page.getByRole("contentinfo").getByRole("region", { name: t("layout:newsletter.title") });
  const height = await band.evaluate((element) => (element as HTMLElement).offsetHeight);
  await band.scrollIntoViewIfNeeded();
  const address = band.getByRole("textbox", { name: t("layout:newsletter.email") });
  await expect(address).toBeEnabled();
  expect(await band.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(height);
  await address.fill("isil@ornek.example");
  const subscribe = band.getByRole("button", { name: t("layout:newsletter.submit") });
  await subscribe.click();
  const consent = band.getByRole("checkbox");
  await expect(consent).toHaveAttribute("aria-invalid", "true");
  await consent.check();
  await subscribe.click();
  await expect(band.getByText(t("layout:newsletter.done", { email: "isil@ornek.example" }))).toBeVisible();
  const calls = await callsOf(page, site.url, "/site/newsletter");
  expect(calls.map(({ body }) => body)).toEqual([{ email: "isil@ornek.example", consent: true }]);
});
