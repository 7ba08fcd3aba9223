import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { messageOf } from "../../sandbox/messages";
import { honeypotName } from "@/lib/form-trace";
import { fillSignUp, tryItForm, visitor } from "./sign-up-steps";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";

type GuardedForm = {
  locale: Locale;
  address: string;
  call: string;
  form: (page: Page) => Locator;
  fill: (form: Locator) => Promise<void>;
  /** Field that keeps its value after a rejection. */
  kept: { name: string; value: string };
  expectSent: (page: Page) => Promise<void>;
};

const tr = strings("tr");
const en = strings("en");

/** Public forms. */
const forms: Readonly<Record<string, GuardedForm>> = {
  "sign-up": {
    locale: "tr",
    address: "/",
    call: "/site/onboarding-wizard/new",
    form: (page) => tryItForm(page, "tr"),
    fill: (form) => fillSignUp(form.page(), "tr", form),
    kept: { name: "email", value: visitor.email },
    expectSent: (page) => expect(page).toHaveURL(/\/onboarding\/select-package\/$/),
  },
  contact: {
    locale: "en",
    address: "/en/contact-us/",
    call: "/site/contact",
    form: (page) => page.getByRole("form", { name: en("contact:form.label") }),
    async fill(form) {
      await form.locator('[name="name"]').fill("Işıl");
      await form.locator('[name="surname"]').fill("Çiçek");
      await form.locator('[name="email"]').fill(visitor.email);
      await form.locator('[name="department"]').selectOption({ index: 1 });
      await form.locator('[name="message"]').fill("Hello");
    },
    kept: { name: "message", value: "Hello" },
    expectSent: (page) => expect(page.getByRole("heading", { name: en("contact:sent.title") })).toBeVisible(),
  },
  newsletter: {
    locale: "tr",
    address: "/faq/",
    call: "/site/newsletter",
    form: (page) => page.getByRole("form", { name: tr("layout:newsletter.title") }),
    async fill(form) {
      await form.locator('[name="email"]').fill(visitor.email);
      await form.locator('[name="consent"]').check();
    },
    kept: { name: "email", value: visitor.email },
    expectSent: (page) =>
      expect(page.getByText(tr("layout:newsletter.done", { email: visitor.email }))).toBeVisible(),
  },
};

const send = (form: Locator) => form.locator("[type=submit]").click();
const statusesOf = async (page: Page, url: string, call: string) =>
  (await receivedCalls(page, url)).filter(({ path }) => path === call).map(({ status }) => status);

test.use({ expectedNoise: /İşlem hatası|Failed to load resource/ });

for (const [name, guarded] of Object.entries(forms)) {
  const { locale, address, call, fill, kept, expectSent } = guarded;
  test(`the ${name} form rejects a bot, and accepts a second submit`, async ({ page, site }) => {
    await page.context().addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    await resetSandbox(page, site.url);
    await page.goto(address);
    const form = guarded.form(page);
    await form.scrollIntoViewIfNeeded();
    await fill(form);
    await form.locator(`[name="${honeypotName}"]`).fill("https://robot.example");
    await send(form);
    await expect(form.getByText(messageOf("looks_automated", locale))).toBeVisible();
    expect(await statusesOf(page, site.url, call)).toEqual([422]);
    await expect(form.locator(`[name="${kept.name}"]`)).toHaveValue(kept.value);
    await send(form);
    await expectSent(page);
    expect(await statusesOf(page, site.url, call)).toEqual([422, 200]);
  });
}
