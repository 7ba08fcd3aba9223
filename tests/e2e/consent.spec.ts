import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import type { HostingRules } from "../../plugins/host-rules/hosting-rules";
import { staticServer } from "../../plugins/host-rules/static-server";
import { closeServer } from "../../scripts/close-server";
import { ProjectCopy } from "../helpers/project-copy";
import { stringsOf } from "../helpers/strings-of";
import { scan } from "./axe-scan";
import { buildsItsOwnSite, isWhole } from "./extent";
import { watchOtherHosts } from "./other-hosts";

type Site = { thirdParties: object };

const text = stringsOf("tr", "consent");

/** Build with third-party ids, and the requests of its visitor to other hosts. */
let copy: ProjectCopy;
let server: http.Server | undefined;
let origin: string;

test.describe.configure({ mode: "serial" });
test.skip(!isWhole, buildsItsOwnSite);

test.beforeAll(async () => {
  copy = new ProjectCopy();
  copy.writeJson<Site>("data/site.json", (site) => ({
    ...site,
    thirdParties: {
      ...site.thirdParties,
      adTag: "AW-1",
      tagManager: "GTM-TEST",
      pixel: { id: "42", noscript: false },
      socialSdk: "7",
    },
  }));
  await copy.build();
  const rules = JSON.parse(fs.readFileSync(`${copy.root}/deploy/rules.json`, "utf8")) as HostingRules;
  const listening = http.createServer(staticServer(`${copy.root}/public`, rules));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "localhost", resolve));
  origin = `http://localhost:${(listening.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  if (server) await closeServer(server);
  copy.remove();
});

const banner = (page: Page) => page.getByRole("region", { name: text("banner.title") });
const open = async (page: Page, path: string) => {
  await page.goto(origin + path);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
};

const everything = [
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://connect.facebook.net/tr_TR/sdk.js",
  "https://www.googletagmanager.com/gtag/js",
  "https://www.googletagmanager.com/gtm.js",
];

test("a visit without consent contacts no other host, before or after declining", async ({ page }) => {
  const asked = await watchOtherHosts(page, origin);
  for (const path of ["/", "/pricing/", "/faq/"]) {
    await open(page, path);
    await expect(banner(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  await banner(page)
    .getByRole("button", { name: text("reject") })
    .click();
  await expect(banner(page)).toHaveCount(0);
  for (const path of ["/contact-us/", "/cookie/", "/onboarding/customer-information/", "/"]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test("the configured scripts load only with consent, and never in the onboarding", async ({ page }) => {
  const asked = await watchOtherHosts(page, origin);
  await open(page, "/");
  await banner(page)
    .getByRole("button", { name: text("accept") })
    .click();
  await expect.poll(() => [...asked].sort()).toEqual(everything);
  const layer = await page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? [])
      .slice(0, 2)
      .map((entry) => Array.from(entry as unknown[]).slice(0, 2)),
  );
  expect(layer).toEqual([
    ["consent", "default"],
    ["consent", "update"],
  ]);

  asked.length = 0;
  const wasLoaded = page.waitForEvent("load");
  await page
    .getByRole("link", { name: stringsOf("tr", "layout")("header.join") })
    .first()
    .evaluate((link) => {
      // A click would open the overlay; navigating to the link's address opens the onboarding.
      (window as Window & { ___navigate?: (to: string) => void }).___navigate?.(
        (link as HTMLAnchorElement).getAttribute("href") ?? "",
      );
    });
  await wasLoaded;
  await expect(page).toHaveURL(/\/onboarding\//);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "dataLayer" in window || "fbq" in window)).toBe(false);
  expect(asked).toEqual([]);
});

test("a blocked consent script causes neither a reload nor an error message", async ({ page }) => {
  const asked = await watchOtherHosts(page, origin);
  let [cut, loads] = [0, 0];
  await page.route(/\/(?:\w\w-)?consent[-.][^/]*\.(?:js|css)$/, (route) => ((cut += 1), route.abort()));
  page.on("framenavigated", (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
  await open(page, "/");
  await expect.poll(() => cut).toBeGreaterThan(2);
  await page.waitForLoadState("networkidle");
  expect([loads, asked]).toEqual([1, []]);
  expect(await page.evaluate(() => sessionStorage.getItem("chunk-reload-at"))).toBeNull();
  await expect(page.locator("#load-failed")).toBeHidden();
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
});

for (const locale of locales)
  test(`axe reports no violation in the consent UI (${locale})`, async ({ page, context }) => {
    const words = stringsOf(locale, "consent");
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: origin }]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchOtherHosts(page, origin);
    await open(page, localizedPath(locale, "/faq/"));
    const question = page.getByRole("region", { name: words("banner.title") });
    await expect(question).toBeVisible();
    expect(await scan(page, { within: "section[aria-labelledby=consent-title]" })).toEqual([]);
    await question.getByRole("button", { name: words("choose") }).click();
    await expect(page.getByRole("dialog", { name: words("preferences.title") })).toBeVisible();
    expect(await scan(page, { within: "dialog[open]" })).toEqual([]);
  });

test("the consent banner neither takes focus nor covers the focused element", async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 375, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await open(page, "/faq/");
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const hidden: string[] = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press("Tab");
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        const over = document.querySelector('[aria-labelledby="consent-title"]');
        if (!element || element === document.body || !over || over.contains(element)) return "";
        const { bottom, right, left, height } = element.getBoundingClientRect();
        const foot = over.getBoundingClientRect();
        const isBelow = height > 0 && bottom > foot.top + 1 && right > foot.left && left < foot.right;
        return isBelow && bottom <= window.innerHeight ? element.outerHTML.slice(0, 120) : "";
      });
      if (problem) hidden.push(problem);
    }
    expect(hidden).toEqual([]);
  }
});
