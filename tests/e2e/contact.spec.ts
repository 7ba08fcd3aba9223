import { expect, strings, test } from "./site";
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

/** Reloads without restoring form values and scroll position, so that only the draft remains. */
const withoutRestoring = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    for (const form of document.forms) form.autocomplete = "off";
  });

test.beforeEach(async ({ page, site, context }) => {
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await page.goto("/contact-us/");
});

test("the typed contact message survives a language switch and a reload", async ({ page, site }) => {
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
