import type { Page } from "@playwright/test";
import { openers } from "./key-windows";
import { arrive, expect, strings, test } from "./site";

const t = strings("tr");

/** Clicks the first link to an address. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]:visible`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const menu = (page: Page) => page.getByRole("dialog", { name: t("layout:menu.label") });
const openMenu = (page: Page) => openers.menu(page).click();
const search = (page: Page) => page.getByRole("dialog", { name: t("search:title") });
const signUp = (page: Page) => page.getByRole("dialog", { name: t("sign-up:header.title") });

const windows = [
  ["the menu", openMenu, menu],
  ["the search", (page: Page) => openers.search(page).click(), search],
  [
    "the sign-up, opened in the menu",
    async (page: Page) => {
      await openMenu(page);
      await menu(page)
        .getByRole("link", { name: t("layout:header.join") })
        .click();
    },
    signUp,
  ],
] as const;

test.describe("browser's back button on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  for (const [name, open, opened] of windows) {
    test(`Back closes ${name} first, then leaves the page`, async ({ page, site }) => {
      await page.goto("/");
      await follow(page, "/pricing/");
      await expect(page).toHaveURL(`${site.url}/pricing/`);
      await open(page);
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect(page).toHaveURL(`${site.url}/pricing/`);
      await page.goBack();
      await expect(page).toHaveURL(`${site.url}/`);
    });

    test(`after Escape has closed ${name}, the first Back leaves the page`, async ({ page, site }) => {
      await page.goto("/");
      await page.goto("/pricing/");
      await open(page);
      await expect(opened(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain("isWindow");
      await page.goBack();
      await expect(page).toHaveURL(`${site.url}/`);
    });
  }

  test("Back closes a legal text, then the sign-up overlay, then leaves the page", async ({ page, site }) => {
    await page.goto("/");
    await page.goto("/pricing/");
    await windows[2][1](page);
    await signUp(page)
      .getByRole("link", { name: t("sign-up:consents.read") })
      .first()
      .click();
    const open = page.locator("dialog[open]");
    await expect(open).toHaveCount(2);
    await page.goBack();
    await expect(open).toHaveCount(1);
    await expect(signUp(page)).toBeVisible();
    await page.goBack();
    await expect(open).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}/pricing/`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test("Back closes the menu before hydration", async ({ page, site }) => {
    await page.goto("/");
    await page.route(/\/app-[0-9a-f]+\.js$/, () => undefined);
    await arrive(page, "/pricing/");
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => {
      // As if the link had been followed: the browser under test has no back/forward cache.
      addEventListener("click", (event) => event.preventDefault(), { once: true });
      document.querySelector<HTMLElement>('dialog[open] a[href="/faq/"]')?.click();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/pricing/`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test("the menu stays closed after Back from a page opened through it", async ({ page, site }) => {
    await page.goto("/about/");
    await page.goto("/");
    await openMenu(page);
    await menu(page).getByRole("link", { name: "Fiyat", exact: false }).first().click();
    await expect(page).not.toHaveURL(`${site.url}/`);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/about/`);
  });

  test("Back from a search result returns to the originating page", async ({ page, site }) => {
    await page.goto("/about/");
    await page.goto("/pricing/");
    await windows[1][1](page);
    await search(page).getByRole("searchbox").fill("whatsapp");
    await search(page).locator('a[data-result][href="/press/whatsapp/"]').click();
    await expect(page).toHaveURL(`${site.url}/press/whatsapp/`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/pricing/`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/about/`);
  });

  test("Back closes an onboarding dialog without leaving the screen", async ({ page }) => {
    await page.goto("/onboarding/customer-information/");
    const address = page.url();
    const readLinks = page.getByRole("main").getByRole("link", { name: t("sign-up:consents.read") });
    await readLinks.first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});

const frame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const anchors = [
  ["/conditions/", "main nav a[href^='#']"],
  ["/solutions/", "main a[href^='#']"],
  ["/faq/", "a.skip, a[href='#main']"],
  ["/en/useragreement/", "main nav a[href^='#']"],
  ["/", "main a[href*='/#']"],
] as const;

for (const isAnswering of [false, true])
  test.describe(`Back after a fragment link, ${isAnswering ? "after" : "before"} hydration`, () => {
    for (const [address, selector] of anchors)
      test(`Back returns to the previous scroll position: ${address}`, async ({ page, site }) => {
        await page.goto("/about/");
        if (isAnswering) await page.goto(address);
        else {
          await page.route(/\/app-[0-9a-f]+\.js$/, () => undefined);
          await arrive(page, address);
        }
        await expect(page.locator("[data-skip]")).toHaveCount(0);
        await page.evaluate(() => window.scrollTo({ top: 240, behavior: "instant" }));
        await expect.poll(() => scrollOf(page)).toBe(240);
        await frame(page);
        await page
          .locator(selector)
          .last()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveURL(/#/);
        await expect.poll(() => scrollOf(page)).not.toBe(240);
        await frame(page);
        // A page with a blocked script fires no load event.
        await page.goBack({ waitUntil: "commit" });
        await expect(page).toHaveURL(site.url + address);
        await expect.poll(() => scrollOf(page)).toBe(240);
        await frame(page);
        expect(await scrollOf(page)).toBe(240);
      });
  });
