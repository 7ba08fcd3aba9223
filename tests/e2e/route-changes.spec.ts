import type { Page } from "@playwright/test";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { nameOfTitle } from "@/lib/page-title";
import { initialState } from "@/state/initial-state";
import { everyNth, inTurn } from "./extent";
import { drive, freshAddress, openAt, remember, seed } from "./onboarding-drive";
import { expect, hold, strings, test } from "./site";

/** Records live region announcements from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          "[aria-live], [role=status], [role=alert]",
        );
        const isHeard = region?.checkVisibility() && !region.closest("[inert], dialog:not([open])");
        const text = isHeard ? (region?.textContent ?? "").trim() : "";
        if (text && spoken.at(-1) !== text) spoken.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
const spoken = (page: Page) => page.evaluate(() => (window as Window & { spoken?: string[] }).spoken ?? []);
const forget = (page: Page) =>
  page.evaluate(() => void (window as Window & { spoken?: string[] }).spoken?.splice(0));

/** Returns the announcement of a page title in a language. */
const announcement = (locale: Locale, title: string) =>
  strings(locale)("layout:announcement", { title: nameOfTitle(title) });

/** Marks the root if the next page's sections are empty when inserted. */
const noteTopFirst = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const section = document.querySelector("#comparison");
      if (!section) return;
      observer.disconnect();
      document.documentElement.dataset.topFirst = String(!section.querySelector("table"));
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Expects a new title, focus on the heading, and a single announcement in the page's language. */
async function expectArrival(page: Page, locale: Locale, titleBefore: string) {
  await expect(page).not.toHaveTitle(titleBefore);
  const isWindowOpen = (await page.locator("dialog[open]").count()) > 0;
  const heading = page.locator(isWindowOpen ? "dialog[open] h2[tabindex]" : "main h1");
  await expect(heading).toBeFocused();
  await expect
    .poll(async () => (await spoken(page)).includes(announcement(locale, await page.title())))
    .toBe(true);
  expect((await spoken(page)).filter((text) => text.startsWith("Navigated to"))).toEqual([]);
  await forget(page);
}

for (const locale of locales) {
  test.describe(`route changes in ${locale}`, () => {
    test.beforeEach(({ context, site }) =>
      context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]),
    );

    test("every internal link in header and footer announces its page", async ({ page }) => {
      await page.goto(localizedPath(locale, "/deneme/"));
      await listen(page);
      const inside = (landmark: string) =>
        page
          .locator(`${landmark} a[href^="/"]:not([hreflang])`)
          .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      const hrefs = [
        ...new Set([...(await inside("header nav > ul > li >")), ...(await inside("footer"))]),
      ].filter((href) => !/[?#]|onboarding/.test(href));
      expect(hrefs.length).toBeGreaterThan(10);
      for (const href of everyNth(inTurn(hrefs, locale), 4, 0)) {
        const before = await page.title();
        await page
          .locator(`header nav > ul > li > a[href="${href}"], footer a[href="${href}"]`)
          .first()
          .click();
        await page.waitForURL(`**${href}`);
        await expectArrival(page, locale, before);
      }
      const before = await page.title();
      await page.goBack();
      await expectArrival(page, locale, before);
      await page.goForward();
      await expect(page).toHaveTitle(before);
    });

    test("a language switch announces the page in the new language", async ({ page, site }) => {
      const other = locale === "tr" ? "en" : "tr";
      await page.goto(localizedPath(locale, "/pricing/"));
      await listen(page);
      const before = await page.title();
      await page.locator(`aside a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(site.url + localizedPath(other, "/pricing/"));
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await expectArrival(page, other, before);
    });

    test("a fragment link moves focus to its target", async ({ page }) => {
      await page.goto(localizedPath(locale, "/deneme/"));
      await page.locator("header button[aria-controls]").first().click();
      const link = page.locator('header ul ul a[href*="#"]').first();
      const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
      await link.click();
      await expect(page.locator(`#${id}`)).toBeFocused();
    });

    test("Back restores the scroll position, and Forward opens at the top", async ({ page }) => {
      await page.goto(localizedPath(locale, "/"));
      const link = page.locator(`#pricing a[href="${localizedPath(locale, "/pricing/")}"]`);
      await link.scrollIntoViewIfNeeded();
      const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await top();
      await noteTopFirst(page);
      await link.click();
      await expect(page.locator("main h1")).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // Content below the fold renders after the top, but completely.
      await expect(page.locator("html")).toHaveAttribute("data-top-first", "true");
      await expect(page.locator("#comparison table")).toBeVisible();
      await expect(page.locator("#questions details").first()).toBeVisible();
      await page.goBack();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
      await page.goForward();
      await expect(page.locator("#comparison table")).toBeVisible();
    });

    test("onboarding screens are announced", async ({ page }) => {
      const visitor = drive(page, locale);
      await openAt(page, locale, "/onboarding/");
      await visitor.heading("customer-information.title");
      await listen(page);
      let before = await page.title();
      await visitor.signUp();
      await expectArrival(page, locale, before);
      for (const heading of ["setup.title", "service.title", "integration.title"]) {
        before = await page.title();
        await visitor.press("onboarding:actions.continue");
        await visitor.heading(heading);
        await expectArrival(page, locale, before);
      }
    });

    test("every step of the storefront wizard is announced inside its dialog", async ({ page, site }) => {
      const wizard = { ...initialState.setupWizard.wizard, reachedStep: 16, currentStep: 4 };
      const setup = { mail: "ayse@ornek.example", subDomain: freshAddress() };
      await remember(
        page,
        await seed(page, site.url, { setupWizard: { ...initialState.setupWizard, setup, wizard } }),
      );
      await openAt(page, locale, "/onboarding/select-store/?step=4");
      const visitor = drive(page, locale);
      await visitor.step("languages");
      await listen(page);
      for (const id of ["categories", "payment", "domain", "completion"] as const) {
        const before = await page.title();
        await visitor.press("storefront:wizard.next");
        await visitor.step(id);
        await expectArrival(page, locale, before);
      }
    });
  });
}

for (const [way, leave] of [
  ["a link", (page: Page) => page.locator("header a[href='/faq/']").first().click()],
  ["back", (page: Page) => page.evaluate(() => window.history.back())],
] as const)
  test(`a page that loads late does not override later navigation by ${way}`, async ({ page }) => {
    const release = await hold(page, "**/page-data/press/page-data.json");
    await page.goto("/faq/");
    await page.locator("header a[href='/channels/']").first().click();
    await page.waitForURL("**/channels/");
    await page.locator("header a[href='/press/']").first().click();
    await leave(page);
    await page.waitForURL("**/faq/");
    release();
    type Gatsby = { ___loader: { loadPageSync: (path: string) => unknown } };
    await page.waitForFunction(() => (window as unknown as Gatsby).___loader.loadPageSync("/press/"));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(page).toHaveURL(/\/faq\/$/);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });
