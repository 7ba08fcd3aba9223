import { expect, test } from "./site";

const cookie = "i18n_redirected";

test.describe("language chosen for a URL", () => {
  for (const { browser, expected } of [
    { browser: "tr-TR", expected: "/" },
    { browser: "en-US", expected: "/en/" },
    { browser: "de-DE", expected: "/" },
  ]) {
    test.describe(`browser language ${browser}`, () => {
      test.use({ locale: browser });
      test(`/ opens ${expected} with query and fragment`, async ({ page, baseURL }) => {
        await page.goto("/faq/");
        const entries = await page.evaluate(() => history.length);
        await page.goto("/?a=1#faq");
        await expect(page).toHaveURL(`${baseURL}${expected}?a=1#faq`);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      });
    });
  }

  test("a deep link is never redirected to another language", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: cookie, value: "en", url: baseURL }]);
    await page.goto("/pricing/");
    await expect(page).toHaveURL(`${baseURL}/pricing/`);
  });

  for (const [path, language, expected] of [
    ["/yok/boyle/", "English", "/en/yok/boyle/"],
    ["/yok/boyle/?a=1#b", "English", "/en/yok/boyle/?a=1#b"],
    ["/en/no/such/", "Türkçe", "/no/such/"],
    ["/kampanya-2024/", "English", "/en/kampanya-2024/"],
    ["/en/press/gone/", "Türkçe", "/press/gone/"],
  ] as const)
    test(`the language switch keeps the rest of the URL: ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path);
      const link = page.locator("a[hreflang]").filter({ hasText: language }).first();
      expect(new URL((await link.getAttribute("href")) ?? "", baseURL).href).toBe(`${baseURL}${expected}`);
      await context.close();
    });
});
