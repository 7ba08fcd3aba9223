import type { Page } from "@playwright/test";
import type { Locale } from "@/config/languages";
import { everyNth, some } from "./extent";
import { drive, type Drive } from "./onboarding-drive";
import { expect, type Listen } from "./site";

/** Checks that a screen still shows all choices and typed text. */
export type Check = (visitor: Drive) => Promise<unknown>;

/** Switches language in the header or in the storefront dialog above it. */
async function switchTo(page: Page, locale: Locale) {
  const window = page.locator(`dialog[open] button[lang="${locale}"]`);
  const link = page.getByRole("link", { name: locale === "en" ? "English" : "Türkçe" }).first();
  await expect(window.or(link).first()).toBeVisible();
  if (await window.isVisible()) await window.click();
  else await link.click();
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}

/** Interruption of a visit, after which the screen must be unchanged. */
type Disturbance = (visitor: Drive, siteUrl: string, listen: Listen, check: Check) => Promise<unknown>;

const disturbances: Disturbance[] = [
  async function reload(visitor, _siteUrl, _listen, check) {
    await visitor.page.reload();
    await visitor.page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await check(visitor);
  },
  async function backAndForward(visitor, _siteUrl, _listen, check) {
    const { page } = visitor;
    const address = page.url();
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await check(visitor);
  },
  async function otherLanguage(visitor, _siteUrl, _listen, check) {
    const { page, locale } = visitor;
    const other: Locale = locale === "tr" ? "en" : "tr";
    await switchTo(page, other);
    await check(drive(page, other));
    await switchTo(page, locale);
    await check(visitor);
  },
  /** Kills the browser and restores its storage in a new one. */
  async function killedBrowser({ page, locale }, siteUrl, listen, check) {
    const browser = page.context().browser();
    if (!browser) throw new Error("no browser");
    const context = await browser.newContext({
      storageState: await page.context().storageState(),
      serviceWorkers: "block",
      locale: "tr-TR",
    });
    await listen(context);
    const second = await context.newPage();
    await second.goto(page.url());
    await check(drive(second, locale));
    expect(second.url().startsWith(siteUrl)).toBe(true);
    await context.close();
  },
];

/** Interrupts each screen in every way; in a reduced run in every third way. */
export function interrupter(visitor: Drive, siteUrl: string, listen: Listen) {
  let screen = 0;
  return async (check: Check) => {
    await check(visitor);
    for (const disturb of everyNth(some(disturbances, screen), 3, screen))
      await disturb(visitor, siteUrl, listen, check);
    screen += 1;
  };
}
