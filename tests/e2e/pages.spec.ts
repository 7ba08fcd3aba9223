import fs from "node:fs";
import { locales } from "@/config/languages";
import { isOnboardingPath } from "@/lib/addresses";
import { sitemapPages, sitePages } from "../helpers/site-pages";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { expect, test } from "./site";

// One test of many pages takes a quarter of the time of one test per page.
for (const locale of locales)
  test(`every page is complete and fits a narrow screen, ${locale}`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
    for (const address of inTurn(oneOfEachTemplate(sitePages(locale)), locale).filter(
      (path) => !isOnboardingPath(path),
    )) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await expect.soft(page.locator("html"), address).toHaveAttribute("lang", locale);
      await expect.soft(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      await expect.soft(page, address).toHaveTitle(/\S/);
      // The template composer shows variables in Meta's notation.
      const text = (await page.locator("body").innerText()).replace(/\{\{(ad|name)\}\}/g, "");
      expect.soft(text.match(/\{\{?\w+[^}]*\}\}?|\b[a-z-]+:[a-z]+\.[a-zA-Z.]+/), address).toBeNull();
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${address} at 320 px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });

test("content pages do not load the backend client", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  for (const path of everyNth(oneOfEachTemplate(sitemapPages("tr")), 3, 0)) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  const hasClient = (file: string) =>
    /ApolloClient|apollo-link|RestLink/.test(fs.readFileSync(`public${file}`, "utf8"));
  expect(scripts.size).toBeGreaterThan(5);
  expect([...scripts].filter(hasClient)).toEqual([]);
  const built = fs.readdirSync("public").filter((file) => file.endsWith(".js"));
  expect(
    built.some((file) => hasClient(`/${file}`)),
    "the client is somewhere in the build",
  ).toBe(true);
});
