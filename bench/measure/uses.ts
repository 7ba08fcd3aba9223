import type { Locator, Page } from "@playwright/test";
import { company, taxNumber } from "../../tests/e2e/onboarding-drive";
import { signedUp } from "../../tests/e2e/storefront-visitor";
import { pressed } from "./visits";

type Use = {
  name: string;
  /** Sets up the state that the interaction requires, before the page opens. */
  prepare?: (page: Page, siteUrl: string) => Promise<void>;
  page: string;
  act: (page: Page) => Promise<void>;
};

/** Clicks up to `most` controls, skipping those that an earlier click hid or covered. */
async function pressEach(controls: Locator, most: number) {
  const count = Math.min(await controls.count(), most);
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    if (await control.isVisible())
      await control.click({ timeout: 1_500, delay: pressed }).catch(() => undefined);
  }
}

async function type(field: Locator, text: string) {
  await field.click();
  await field.pressSequentially(text, { delay: 60 });
}

async function slide(slider: Locator, steps: number) {
  await slider.focus();
  for (let step = 0; step < steps; step += 1) await slider.press("ArrowRight", { delay: 30 });
}

const main = (page: Page) => page.locator("main");

/** Interactions to measure, in order. */
export const uses: readonly Use[] = [
  { name: "tabs", page: "/", act: (page) => pressEach(main(page).getByRole("tab"), 14) },
  { name: "tabs of prices", page: "/pricing/", act: (page) => pressEach(main(page).getByRole("tab"), 6) },
  {
    name: "estimator",
    page: "/pricing/",
    act: async (page) => {
      const estimator = page.locator("#estimator");
      await pressEach(estimator.getByRole("button"), 4);
      await slide(estimator.getByRole("slider").first(), 14);
    },
  },
  { name: "trial", page: "/pricing/", act: (page) => slide(page.locator("#trial [type=range]").first(), 8) },
  { name: "questions", page: "/faq/", act: (page) => pressEach(main(page).locator("summary"), 14) },
  {
    name: "filters of references",
    page: "/referances/",
    act: (page) => pressEach(main(page).locator("label:has([type=radio], [type=checkbox]), label"), 8),
  },
  {
    name: "inbox",
    page: "/",
    act: async (page) => {
      const inbox = main(page).locator("> :first-child");
      await pressEach(inbox.getByRole("button"), 12);
      const answer = inbox.getByRole("textbox").last();
      if (await answer.isVisible()) await type(answer, "Merhaba, yardımcı olayım");
    },
  },
  {
    name: "store builder",
    page: "/",
    act: async (page) => {
      const store = page.locator("#store");
      await store.scrollIntoViewIfNeeded();
      await type(store.getByRole("textbox").first(), "Çiçek Evi");
      await pressEach(store.locator("label:has([type=radio])"), 10);
    },
  },
  {
    name: "template composer",
    page: "/channels/",
    act: async (page) => {
      const template = page.locator("#template");
      await template.scrollIntoViewIfNeeded();
      await type(template.locator("textarea").first(), " Kargonuz yola çıktı");
    },
  },
  {
    name: "menu of narrow windows",
    page: "/about/",
    act: async (page) => {
      const opener = page.getByRole("banner").getByRole("button").last();
      for (let turn = 0; turn < 4; turn += 1) {
        await opener.click({ delay: pressed });
        await page.keyboard.press("Escape", { delay: 30 });
      }
    },
  },
  {
    name: "search",
    page: "/about/",
    act: async (page) => {
      await page.keyboard.press("/", { delay: 30 });
      await type(page.getByRole("dialog").locator("input").first(), "fiyat kampanya");
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "contact form",
    page: "/contact-us/",
    act: async (page) => {
      const form = main(page).locator("form").first();
      await type(form.getByRole("textbox").first(), "Deniz Yılmaz");
      await type(form.locator("textarea"), "Fiyatınızı öğrenmek istiyorum.");
      await form.getByRole("button").last().click({ delay: pressed });
    },
  },
  {
    name: "sign-up",
    page: "/onboarding/customer-information/",
    act: async (page) => {
      const form = main(page).locator("form").first();
      await type(form.getByRole("textbox").nth(0), "Deniz Yılmaz");
      await type(form.getByRole("textbox").nth(1), "deniz@firma.example");
      await pressEach(form.locator("[type=checkbox]"), 3);
      await pressEach(main(page).locator("summary"), 1);
      await pressEach(main(page).locator("details label"), 6);
    },
  },
  {
    name: "store's address and window",
    prepare: (page, siteUrl) => signedUp(page, siteUrl),
    page: "/onboarding/select-store/",
    act: async (page) => {
      const address = page.locator('[name="sub_domain"]');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="sub_domain"]')?.value,
      );
      await type(address, "x");
      await address.press("Enter");
      const field = (name: string) => page.locator(`dialog [name="${name}"]`);
      for (const name of ["company", "address", "city", "phone"] as const)
        await type(field(name), company[name]);
      await type(field("taxnumber"), taxNumber);
      await field("taxnumber").press("Enter");
      await type(field("title"), "Çiçek Evi");
    },
  },
];
