import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { serveSite } from "../../scripts/site-server";
import { localizedPath } from "@/lib/locale-path";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { noiseOfLostNetwork, setOf, test, waitUntilKept } from "./offline-site";
import { asPicture, pixelsOf, shareOfDifference } from "./page-pixels";
import { expect, strings, type Listen } from "./site";

/** Maximum compressed size of a language's offline set, in bytes. */
const largestSet = 1_400_000;
const phone = { viewport: { width: 375, height: 800 }, reducedMotion: "reduce" } as const;

/** Maximum proportion of differing pixels: a cached image may have another width and thus different edges. */
const largestDifference = 0.01;

test.use({
  serviceWorkers: "allow",
  expectedNoise: ({ browserName }, use) => use(noiseOfLostNetwork(browserName)),
});

/** Records the appearance and title of every page online without a service worker. */
async function lookOnline(browser: Browser, listen: Listen, url: string, pages: readonly string[]) {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block", locale: "tr-TR" });
  await listen(context);
  const page = await context.newPage();
  const looks = new Map<string, { heading: string; pixels: Buffer }>();
  for (const address of pages) {
    await page.goto(url + address);
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    looks.set(address, { heading, pixels: await pixelsOf(page) });
  }
  await context.close();
  return looks;
}

for (const [locale, visited] of [
  ["tr", "/faq/"],
  ["en", "/en/faq/"],
] as const) {
  test(`every visited page looks the same offline (${locale})`, async ({ browser, quiet }, testInfo) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "offline-"));
    const server = await serveSite(0, { directory });
    const set = setOf(locale);
    expect(set.pages.length).toBeGreaterThan(15);
    const opened = everyNth(inTurn(oneOfEachTemplate(set.pages), locale), 2, 0);
    const looks = await lookOnline(browser, quiet, server.url, opened);

    const context = await browser.newContext({ ...phone, serviceWorkers: "allow", locale: "tr-TR" });
    await quiet(context);
    const cookie = { name: "i18n_redirected", value: locale, url: server.url };
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await page.goto(server.url + visited);
    await waitUntilKept(page, set);
    await server.close();

    for (const address of opened) {
      await page.goto(server.url + address);
      const look = looks.get(address);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(look?.heading ?? "");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const difference = shareOfDifference(await pixelsOf(page), look?.pixels ?? Buffer.alloc(0));
      if (difference > largestDifference)
        await testInfo.attach("online", {
          body: await asPicture(look?.pixels ?? Buffer.alloc(0), phone.viewport),
          contentType: "image/png",
        });
      expect(difference, `${address} looks different offline`).toBeLessThanOrEqual(largestDifference);
    }

    await page.keyboard.press("/");
    const t = strings(locale);
    const dialog = page.getByRole("dialog", { name: t("search:title") });
    await dialog.getByRole("searchbox").fill("whatsapp");
    await expect(dialog.getByRole("link").first()).toBeVisible();

    await page.goto(`${server.url}${locale === "en" ? "/en" : ""}/nowhere/`);
    const offline = { tr: "İnternet bağlantısı yok", en: "You are offline" }[locale];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline);

    // The way back after a switch to a language whose pages are not cached.
    const other = locale === "en" ? "tr" : "en";
    await context.addCookies([{ ...cookie, value: other }]);
    await page.goto(`${server.url}${localizedPath(other, "/faq/")}?from=mail`);
    await page.locator(`a[hreflang=${locale}]`).click();
    await expect(page).toHaveURL(`${server.url}${localizedPath(locale, "/faq/")}?from=mail`);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ value: locale }));
    await context.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  test(`the offline set in ${locale} stays within its size budget`, () => {
    const { pages, files } = setOf(locale);
    const sizes = [...pages.map((page) => `${page}index.html`), ...files].map((file) => {
      const compressed = `public${file}.br`;
      return fs.statSync(fs.existsSync(compressed) ? compressed : `public${file}`).size;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(largestSet);
  });
}
