import { visitor as person } from "./sign-up-steps";
import { expect, strings, test } from "./site";
import { tabAndPress, tabAndType, tabTo } from "./tab-to";

const t = strings("tr");

// The onboarding's keyboard journeys are in keyboard-onboarding.spec.ts.
test.beforeEach(async ({ page, context, site }) => {
  await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("keyboard only: skip the menus, read the page and send a contact message", async ({ page, site }) => {
  await page.goto("/about/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: t("layout:skipToContent") });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
  await tabAndPress(page.getByRole("contentinfo").locator('a[href="/contact-us/"]'));
  await expect(page).toHaveURL(`${site.url}/contact-us/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const form = page.getByRole("form", { name: t("contact:form.label") });
  await tabAndType(form, { name: "Işıl", surname: "Çiçek", email: person.email });
  await tabTo(form.locator('[name="department"]'));
  await page.keyboard.press("ArrowDown");
  await tabAndType(form, { message: "Merhaba" });
  await tabAndPress(form.getByRole("button", { name: t("contact:form.submit") }));
  await expect(page.getByRole("heading", { name: t("contact:sent.title") })).toBeFocused();
});

test("keyboard only: from the header menu to a plan, an estimate and an FAQ answer", async ({ page }) => {
  await page.goto("/about/");
  const menus = page.locator("header nav button[aria-expanded]");
  await tabAndPress(menus.last());
  await page.keyboard.press("Tab");
  const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${href}**`);
  await tabAndPress(page.locator('header nav > ul > li > a[href="/pricing/"]:visible'));
  await page.waitForURL("**/pricing/**");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page.getByRole("tab", { selected: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  const slider = page.getByRole("slider").first();
  await tabTo(slider);
  const before = await slider.inputValue();
  await page.keyboard.press("ArrowRight");
  expect(await slider.inputValue()).not.toBe(before);
  const question = page.getByRole("main").locator("summary").last();
  await tabAndPress(question);
  await expect(question.locator("xpath=..")).toHaveAttribute("open");
});

test("sign-up on a phone-sized screen can be operated by keyboard", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/faq/");
  await tabAndPress(page.getByRole("button", { name: t("layout:menu.open") }));
  await tabAndPress(page.getByRole("dialog").getByRole("link", { name: t("layout:header.join") }));
  const overlay = page.getByRole("dialog", { name: t("sign-up:header.title") });
  await tabAndType(overlay, { name: person.name, email: person.email, phone_number: person.phone });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}/onboarding/select-package/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("keyboard only: search, an FAQ answer and the newsletter", async ({ page, site }) => {
  await page.goto("/about/");
  await tabAndPress(page.getByRole("banner").getByRole("button", { name: t("layout:header.search") }));
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("sık sorulan");
  await expect(page.locator("[data-result]").first()).toHaveAttribute("href", "/faq/");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}/faq/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page.getByRole("main").getByRole("searchbox"));
  await page.keyboard.type("deneme");
  await tabAndPress(page.getByRole("main").locator("summary").first());
  await expect(page.locator("details[open]")).toHaveCount(1);
  const band = page.getByRole("contentinfo").getByRole("region", { name: t("layout:newsletter.title") });
  await tabAndType(band, { email: "isil@ornek.example" });
  await tabAndPress(band.getByRole("checkbox"), "Space");
  await tabAndPress(band.getByRole("button", { name: t("layout:newsletter.submit") }));
  const done = t("layout:newsletter.done", { email: "isil@ornek.example" });
  await expect(band.getByRole("paragraph").filter({ hasText: done })).toBeFocused();
});
