import fs from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { readMarkdownTable } from "../helpers/markdown-table";
import { drive } from "./onboarding-drive";
import { fillSignUp, submitSignUp } from "./sign-up-steps";
import { expect, resetSandbox, strings, test } from "./site";

const locale = "tr";
const t = strings(locale);

/** Stored keys according to the cookie policy. */
const listed = readMarkdownTable(fs.readFileSync(`data/legal/cookie/${locale}.md`, "utf8")).map(
  ([name = ""]) => name,
);

/**
 * Listed keys that this visit does not write: consent to third-party tools, of which this build has none
 * (consent.spec.ts), the time of a recovery reload (deploy.spec.ts), and the shop name of a demo
 * (inbox-demo.spec.ts).
 */
const notOnThisWay = {
  consent: "src/features/consent/consent-store.ts",
  "shop-name": "src/state/own-shop.ts",
  "chunk-reload-at": "plugins/boot-on-intent/inline/recover-files.ts",
};

test.use({ serviceWorkers: "allow" });

/** Returns the names of everything stored for the site. */
async function storedNames(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...Object.keys((history.state ?? {}) as object).filter((key) => key.includes(":")),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
  ]);
  return [...cookies, ...inPage];
}

test("the cookie policy lists exactly the stored keys", async ({ page, context, site }) => {
  const seen = new Set<string>();
  const look = async () => (await storedNames(page, context)).forEach((name) => seen.add(name));
  const { press, heading } = drive(page, locale);
  await resetSandbox(page, site.url);

  // An unsent form, reloaded, with a language switch and back.
  await page.goto("/contact-us/");
  await page.locator('main [name="message"]').fill("Merhaba, bir sorum var.");
  await page.waitForTimeout(500);
  await look();
  for (const [language, lang] of [
    ["English", "en"],
    ["Türkçe", "tr"],
  ] as const) {
    await page.locator("header, aside").getByRole("link", { name: language }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }

  // The search, with its shortcut key turned off.
  await page
    .getByRole("button", { name: t("layout:header.search") })
    .first()
    .click();
  await page.getByRole("checkbox", { name: t("search:shortcut") }).uncheck();
  await page.keyboard.press("Escape");
  await look();

  // From the home page to the end of the onboarding.
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 2000));
  await fillSignUp(page, locale);
  await submitSignUp(page, locale);
  await heading("package.title");
  await press("onboarding:actions.continue");
  await heading("setup.title");
  await press("onboarding:actions.continue");
  await heading("service.title");
  await press("onboarding:actions.continue");
  await heading("integration.title");
  await page.getByRole("radio", { name: t("onboarding-screens:integration.none") }).check();
  await press("onboarding:actions.continue");
  await page.getByRole("checkbox", { name: t("onboarding-screens:confirmation.agreement") }).check();
  await press("onboarding-screens:confirmation.action");
  await expect(page.getByRole("link", { name: t("onboarding-screens:progress.start") })).toBeVisible();
  await look();

  // The service worker has cached the visited pages and serves them.
  await page.goto("/faq/");
  await page.waitForFunction(async () => (await caches.keys()).includes("site-html-runtime"));
  await page.goto("/pricing/");
  await expect.poll(async () => (await storedNames(page, context)).join()).toContain("workbox-expiration");
  await look();

  const isListed = (name: string) => listed.some((key) => name.startsWith(key));
  expect([...seen].filter((name) => !isListed(name))).toEqual([]);
  const unused = listed.filter((key) => ![...seen].some((name) => name.startsWith(key)));
  expect(unused.sort()).toEqual(Object.keys(notOnThisWay).sort());
});

for (const [key, file] of Object.entries(notOnThisWay))
  test(`the site's code writes the listed storage key ${key}`, () => {
    expect(fs.readFileSync(file, "utf8")).toContain(`"${key}"`);
  });
