import type { Page } from "@playwright/test";
import { expect, strings, test } from "./site";

const t = strings("tr");
const dialogOf = (page: Page) => page.getByRole("dialog", { name: t("search:title") });

test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]),
);

test("results update after a typing delay, but immediately on navigation keys", async ({ page, site }) => {
  await page.goto("/about/");
  await page.keyboard.press("/");
  const dialog = dialogOf(page);
  const first = dialog.getByRole("link").first();
  await expect(first).toBeVisible();
  const suggested = await first.getAttribute("href");
  const before = await dialog.getByRole("searchbox").evaluate((input: HTMLInputElement) => {
    // A single task, so that no result renders in between.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    const press = (key: string) =>
      input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    value?.set?.call(input, "KVKK");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    // Virtual keyboards report this key for every letter.
    press("Unidentified");
    const href = input.closest("dialog")?.querySelector("[data-result]")?.getAttribute("href");
    press("Enter");
    return href;
  });
  expect(before).toBe(suggested);
  await expect(page).toHaveURL(`${site.url}/gdpr/`);
});

test("Escape closes the search from a filled field and returns focus to the header button", async ({
  page,
}) => {
  await page.goto("/faq/");
  const button = page.getByRole("banner").getByRole("button", { name: t("layout:header.search") });
  await button.click();
  const field = dialogOf(page).getByRole("searchbox");
  await field.fill("taksit");
  await expect(dialogOf(page).locator("[data-result]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("every search result in both languages links to an existing page and anchor", async ({ page, site }) => {
  for (const [locale, prefix] of [
    ["tr", ""],
    ["en", "/en"],
  ] as const) {
    const answer = await page.request.get(`${site.url}/search-index/${locale}.json`);
    const { storedFields } = (await answer.json()) as { storedFields: Record<string, { url: string }> };
    const addresses = Object.values(storedFields).map(({ url }) => prefix + url);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.length, "each is found once").toBe(new Set(addresses).size);
    const html = new Map<string, string>();
    for (const address of addresses) {
      const [path = "", anchor] = address.split("#");
      if (!html.has(path)) {
        const response = await page.request.get(site.url + path, { maxRedirects: 0 });
        expect(response.status(), address).toBe(200);
        html.set(path, await response.text());
      }
      if (anchor) expect(html.get(path), address).toContain(`id="${anchor}"`);
    }
  }
});
