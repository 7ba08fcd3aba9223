import type { Locator, Page } from "@playwright/test";
import { arrive, expect, hold, receivedCalls, resetSandbox, strings, test } from "./site";

const t = strings("tr");

/** Holds back the framework's scripts. */
const holdFramework = (page: Page) => hold(page, /\/app-[0-9a-f]+\.js$/);

const inHeader = (page: Page, role: "link" | "button", name: "join" | "search") =>
  page.getByRole("banner").getByRole(role, { name: t(`layout:header.${name}`) });

const isHydrated = (page: Page) => page.evaluate(() => "hydrated" in document.documentElement.dataset);

test.beforeEach(async ({ page, site }) => {
  await resetSandbox(page, site.url);
  await page.goto("/faq/");
});

test("a page without interaction runs no framework script", async ({ page }) => {
  await arrive(page, "/pricing/");
  // Scroll-driven animations never finish.
  const moving = () => document.getAnimations().some(({ timeline }) => timeline === document.timeline);
  await expect.poll(() => page.evaluate(moving)).toBe(false);
  await expect(page.locator("link[rel=prefetch][href*='/framework-']")).toBeAttached();
  await expect(page.locator("script[src]")).toHaveCount(0);
  expect(await isHydrated(page)).toBe(false);
  await page.mouse.move(600, 500, { steps: 2 });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
});

for (const saveData of [false, true])
  test(`a link target is ${saveData ? "not " : ""}loaded on pointer down${saveData ? " with Save-Data" : ""}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value: { saveData: value } }),
      saveData,
    );
    await page.goto("/faq/");
    type Gatsby = { ___loader: { loadPageSync: (path: string) => unknown } };
    const isLoaded = () =>
      page.evaluate(() => Boolean((window as unknown as Gatsby).___loader.loadPageSync("/pricing/")));
    expect(await isLoaded()).toBe(false);
    await page.locator("header a[href='/pricing/']").first().dispatchEvent("pointerdown");
    if (saveData) await page.waitForTimeout(1_000);
    await expect.poll(isLoaded).toBe(!saveData);
    await expect(page).toHaveURL(/\/faq\/$/);
  });

test("text typed and submitted before hydration is kept and sent once", async ({ page, site }) => {
  const release = await holdFramework(page);
  await arrive(page, "/");
  const form = page.getByRole("form", { name: t("sign-up:try-it.label") });
  await form.locator("[name=email]").fill("elif@mercan.example");
  await form.locator("[name=name]").fill("Elif Yurt");
  await form.locator("[name=phone_number]").fill("5320000000");
  await form.locator("[name=newsletter]").uncheck();
  await form.locator("button[type=submit]").click();
  await form.locator("button[type=submit]").click();
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.waitForURL("**/onboarding/select-package/");
  const created = (await receivedCalls(page, site.url)).filter(({ path }) => path.endsWith("/new"));
  expect(created).toHaveLength(1);
  expect(created[0]?.body).toMatchObject({
    name: "Elif Yurt",
    email: "elif@mercan.example",
    phone_number: "+905320000000",
    newsletter: false,
  });
});

test("the tab selected before hydration stays selected afterwards", async ({ page }) => {
  const release = await holdFramework(page);
  // Presses the second tab as soon as it arrives, before the script at the end of the page.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const tab = document.querySelector<HTMLElement>("[role=tab]:nth-child(2)");
      if (tab) observer.disconnect();
      tab?.click();
    }).observe(document, { childList: true, subtree: true }),
  );
  await arrive(page, "/pricing/", "domcontentloaded"); // The load event waits for the framework.
  const [store, services] = [page.getByRole("tab").first(), page.getByRole("tab").nth(1)];
  const panels = page.locator("main [role=tabpanel]");
  const isOpen = async (tab: Locator, index: number) => {
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(panels.nth(index)).toBeVisible();
    await expect(panels.nth(1 - index)).toBeHidden();
  };
  await isOpen(services, 1);
  await store.click();
  await isOpen(store, 0);
  await services.click();
  await isOpen(services, 1);
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect(page).toHaveURL(/\?tab=services$/);
  await isOpen(services, 1);
  await store.click();
  await isOpen(store, 0);
});

test("the menu opens and closes before hydration, and keeps its state afterwards", async ({ page }) => {
  const release = await holdFramework(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await arrive(page, "/pricing/");
  const menu = page.getByRole("dialog", { name: t("layout:menu.label") });
  const opener = page.getByRole("button", { name: t("layout:menu.open") });
  await opener.click();
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: t("layout:menu.close") }).click();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(menu).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  release();
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: t("layout:menu.close") }).click();
  await expect(menu).toBeHidden();
});

test("a click on search before hydration opens it with the text typed afterwards", async ({ page }) => {
  const release = await holdFramework(page);
  await arrive(page, "/pricing/");
  await inHeader(page, "button", "search").click();
  await page.keyboard.type("kdv");
  release();
  await expect(page.getByRole("dialog").getByRole("searchbox")).toHaveValue("kdv");
});

test("a click on the sign-up link before hydration opens the overlay over the page", async ({ page }) => {
  const release = await holdFramework(page);
  await arrive(page, "/pricing/");
  await inHeader(page, "link", "join").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: t("sign-up:header.title") })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/pricing/");
});

test("a language switch before hydration keeps query and fragment", async ({ page, context }) => {
  await holdFramework(page);
  await arrive(page, "/faq/?from=mail#trial");
  await page.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL("**/en/faq/?from=mail#trial");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "i18n_redirected")?.value).toBe("en");
});

test.describe("failure to load the framework", () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test("the sign-up link is a plain link if the framework fails to load", async ({ page }) => {
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
    await arrive(page, "/pricing/");
    await inHeader(page, "link", "join").click();
    await expect(page).toHaveURL(/\/customer-information\/$/); // The click may abort a pending load
  });
});
