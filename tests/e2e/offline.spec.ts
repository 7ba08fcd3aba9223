import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "@/config/languages";
import { aliases } from "@/config/redirects";
import { initialState } from "@/state/initial-state";
import { serveSite } from "../../scripts/site-server";
import { networkBetween, type NetworkBetween } from "./network-between";
import { seed } from "./onboarding-drive";
import { expect, strings, test as base, type Listen } from "./site";

type OfflineSet = { pages: string[]; files: string[] };

const setOf = (locale: Locale) =>
  JSON.parse(fs.readFileSync(`public/offline-set/${locale}.json`, "utf8")) as OfflineSet;

const onboardingSetOf = (locale: Locale) =>
  JSON.parse(fs.readFileSync(`public/offline-set/onboarding-${locale}.json`, "utf8")) as OfflineSet;

/** Everything that is kept, by address. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

/** What a language's pages may cost a visitor's phone, compressed, in bytes. */
const largestSet = 750_000;
const phone = { viewport: { width: 375, height: 800 }, reducedMotion: "reduce" } as const;

/** The site behind a network that can be taken away, from the worker as well. */
const test = base.extend<{ network: NetworkBetween }>({
  network: async ({ site }, use) => {
    const network = await networkBetween(site.url);
    await use(network);
    await network.close();
  },
});

test.use({
  serviceWorkers: "allow",
  expectedNoise: ({ browserName }, use) => {
    const lost = "Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED";
    // In Firefox, Playwright's own style for a picture is held against the page's policy.
    return use(new RegExp(browserName === "firefox" ? `${lost}|style-src-elem inline` : lost));
  },
});

/** Waits until the worker holds everything it lists for a language. */
async function waitUntilKept(page: Page, { pages, files }: OfflineSet) {
  const missing = () =>
    page.evaluate(
      async (urls) => {
        const found = await Promise.all(urls.map((url) => caches.match(new URL(url, location.href).href)));
        return urls.filter((_url, index) => !found[index]);
      },
      [...pages, ...files],
    );
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

/** The part of a page in view, as raw pixels. */
async function pixelsOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        image.getClientRects().length === 0 ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  const look = async () =>
    sharp(await page.screenshot())
      .raw()
      .toBuffer();
  let before = await look();
  // Until nothing changes any more: on a busy machine a font may still be on its way.
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await look();
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}

/** The pixels of a page as a picture again, to see what a failed test saw. */
const asPicture = (pixels: Buffer = Buffer.alloc(0)) =>
  sharp(pixels, { raw: { ...phone.viewport, channels: 3 } })
    .png()
    .toBuffer();

/** How large a share of a page's pixels may differ between online and offline. */
const largestDifference = 0.002;

function shareOfDifference(a: Buffer, b: Buffer): number {
  let different = 0;
  for (let index = 0; index < a.length; index += 1)
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 16) different += 1;
  return a.length === b.length ? different / a.length : 1;
}

/** How every page looks and what it is called, with the network there and no worker between. */
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
  test(`after one visit every page in ${locale} opens with the server stopped, and looks the same`, async ({
    browser,
    quiet,
  }, testInfo) => {
    test.setTimeout(180_000);
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "offline-"));
    const server = await serveSite(0, { directory });
    const set = setOf(locale);
    expect(set.pages.length).toBeGreaterThan(15);
    const looks = await lookOnline(browser, quiet, server.url, set.pages);

    const context = await browser.newContext({ ...phone, serviceWorkers: "allow", locale: "tr-TR" });
    await quiet(context);
    const cookie = { name: "i18n_redirected", value: locale, url: server.url };
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await page.goto(server.url + visited);
    await waitUntilKept(page, set);
    await server.close();

    for (const address of set.pages) {
      await page.goto(server.url + address);
      const look = looks.get(address);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(look?.heading ?? "");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const difference = shareOfDifference(await pixelsOf(page), look?.pixels ?? Buffer.alloc(0));
      if (difference > largestDifference)
        await testInfo.attach("online", { body: await asPicture(look?.pixels), contentType: "image/png" });
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
    await context.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  test(`what is kept in ${locale} stays within its budget`, () => {
    const { pages, files } = setOf(locale);
    const sizes = [...pages.map((page) => `${page}index.html`), ...files].map((file) => {
      const compressed = `public${file}.br`;
      return fs.statSync(fs.existsSync(compressed) ? compressed : `public${file}`).size;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(largestSet);
  });
}

test("nothing of the backend or of another host is kept, nor answered for it", async ({ page, network }) => {
  test.setTimeout(120_000);
  await page.goto(`${network.url}/onboarding/customer-information/`);
  await page.goto(`${network.url}/faq/`);
  await waitUntilKept(page, setOf("tr"));
  await page.evaluate(() => fetch("/sandbox/requests").then((response) => response.text()));
  const tab = await page.context().newPage();
  await tab.goto(`${network.url}/sandbox/leads`);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((url) => /\/(site|sandbox)\//.test(url) || !url.startsWith(network.url))).toEqual([]);
  network.become("gone");
  // The browser's own error page, not one of ours.
  await expect(tab.goto(`${network.url}/sandbox/leads`)).rejects.toThrow(/ERR_|NS_ERROR/);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("without a network every spelling of an address leads to the canonical one", async ({
  context,
  network,
}) => {
  test.setTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${network.url}/faq/`);
  await waitUntilKept(page, setOf("tr"));
  network.become("gone");
  const spellings = [
    ["/pricing", "/pricing/"],
    ["/pricing?utm_source=mail#plans", "/pricing/?utm_source=mail#plans"],
    ["/index.html", "/"],
    ["/about/index.html?a=1", "/about/?a=1"],
    ["/press/whatsapp", "/press/whatsapp/"],
    ...aliases
      .filter(({ to }) => setOf("tr").pages.includes(to))
      .flatMap(({ from, to }) => [
        [from, to],
        [`${from}/?a=1`, `${to}?a=1`],
      ]),
  ];
  expect(spellings.length).toBeGreaterThan(20);
  for (const [from = "", to = ""] of spellings) {
    await page.goto(network.url + from);
    expect(page.url(), from).toBe(network.url + to);
    await expect(heading(page), from).not.toHaveText("İnternet bağlantısı yok");
    await expect(page.getByRole("banner"), from).toBeVisible();
  }
  for (const [from, to] of [
    ["/nope", "/nope"],
    ["/onBoarding", "/onboarding/"],
  ]) {
    await page.goto(network.url + from);
    expect(page.url()).toBe(network.url + to);
    await expect(heading(page)).toHaveText("İnternet bağlantısı yok");
  }
});

for (const locale of ["tr", "en"] as const) {
  const t = strings(locale);
  const prefix = locale === "en" ? "/en" : "";

  test(`every onboarding screen opens without a network where one was opened before (${locale})`, async ({
    context,
    page: helper,
    site,
  }) => {
    test.setTimeout(120_000);
    const state = await seed(helper, site.url, {
      currentStep: "confirmation",
      choices: { ...initialState.choices, integration: "none" },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}${prefix}/privacy-policy/`);
    await page.evaluate((text) => localStorage.setItem("vuex", text), JSON.stringify(state));
    await page.goto(`${site.url}${prefix}/onboarding/setup/`);
    await waitUntilKept(page, onboardingSetOf(locale));
    await context.setOffline(true);
    for (const screen of [
      "",
      "select-package/",
      "select-service/",
      "select-integration/",
      "setup/",
      "confirmation/",
    ]) {
      await page.goto(`${site.url}${prefix}/onboarding/${screen}`);
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      if (screen) await expect(page).toHaveURL(`${site.url}${prefix}/onboarding/${screen}`);
      await expect(heading(page), screen).toBeVisible();
      await expect(page.getByText(t("onboarding:offline")), screen).toBeVisible();
    }
    const kept = await page.evaluate(() => localStorage.getItem("vuex") ?? "");
    expect(kept).toContain(state.wizardId);
    await context.setOffline(false);
    await expect(page.getByText(t("onboarding:offline"))).toBeHidden();
  });

  test(`an onboarding that was never opened says what is possible without a network (${locale})`, async ({
    context,
    network,
  }) => {
    test.setTimeout(120_000);
    const page = await context.newPage();
    await page.goto(`${network.url}${prefix}/faq/`);
    await waitUntilKept(page, setOf(locale));
    network.become("gone");
    await page.goto(`${network.url}${prefix}/onboarding/`);
    const text = { tr: /Kurulum için internet bağlantısı/, en: /The setup needs an internet connection/ }[
      locale
    ];
    await expect(page.getByText(text)).toBeVisible();
    await page.locator(`a[href="${prefix}/pricing/"]`).click();
    await expect(page.getByRole("banner")).toBeVisible();
  });
}
