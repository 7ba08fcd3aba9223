import { expect, type Page } from "@playwright/test";
import fs from "node:fs";
import path from "node:path";
import { answers, follow, test, wake, type Deployed, type Visit } from "./deploy-site";
import { fillSignUp, tryItForm, visitor } from "./sign-up-steps";
import { strings } from "./site";

const t = strings("tr");
const failure = (page: Page) => page.locator("#load-failed");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Expects one reload, an error message that lets the visitor continue, and unchanged content. */
async function expectHonestPage({ page, loads }: Visit, title: string) {
  await expect.poll(loads).toBe(2);
  await wake(page);
  await expect(failure(page)).toBeVisible();
  await expect(failure(page).getByRole("link", { name: t("layout:loadFailed.action") })).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  await page.waitForTimeout(1500);
  expect(loads()).toBe(2);
}

/** Records the paths of documents that the page requests from now on. */
function documentsOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return () => asked;
}

const readBuilt = ({ folder }: Deployed, file: string) => fs.readFileSync(path.join(folder, file), "utf8");

const pagesChunk = /^component---src-pages-pricing-tsx-[0-9a-f]+\.js$/;

test.describe("files deleted while a page is open", () => {
  for (const [what, pattern] of [
    ["the application", /^app-[0-9a-f]+\.js$/],
    ["the page's own script", pagesChunk],
  ] as const) {
    test(`the page recovers if ${what} is missing`, async ({ deployed, visit }) => {
      deployed.remove(deployed.files(pattern));
      const opened = await visit("/pricing/");
      const title = await heading(opened.page).innerText();
      await wake(opened.page);
      await expectHonestPage(opened, title);
    });
  }

  for (const [what, gone] of [
    ["data", /^page-data\/faq\/page-data\.json$/],
    ["script", /^component---src-pages-faq-tsx-[0-9a-f]+\.js$/],
  ] as const) {
    test(`a link opens a page whose ${what} is missing`, async ({ deployed, visit }) => {
      const { page, loads } = await visit("/pricing/");
      await wake(page);
      await answers(page);
      const [, title = ""] = /<h1[^>]*>([^<]+)</.exec(readBuilt(deployed, "faq/index.html")) ?? [];
      deployed.remove(deployed.files(gone));
      const asked = documentsOf(page);
      await follow(page, "/faq/");
      await page.waitForURL("**/faq/");
      await expect(heading(page)).toHaveText(title);
      // A reload of the previous page never overrides a click on a link.
      expect(asked().filter((path) => path !== "/faq/")).toEqual([]);
      await expect(page.locator("main")).not.toBeEmpty();
      await expect(page.locator('html[lang="tr"]')).toBeAttached();
      expect(loads()).toBeLessThanOrEqual(3);
    });
  }

  test("hovering over a link whose script is missing causes no reload", async ({ deployed, visit }) => {
    const { page, loads } = await visit("/pricing/");
    await wake(page);
    await answers(page);
    const [script = ""] = deployed.files(/^component---src-pages-faq-tsx-[0-9a-f]+\.js$/);
    deployed.remove([script]);
    const failed = page.waitForResponse((response) => response.url().endsWith(script));
    await page.locator('header a[href="/faq/"]').first().dispatchEvent("pointerdown");
    expect((await failed).status()).toBe(404);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(loads()).toBe(1);
    await expect(failure(page)).toBeHidden();
  });

  test("a link clicked before a file fails to load still opens its target", async ({ visit, context }) => {
    const { page } = await visit("/pricing/");
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route("**/faq/", async (route) => {
      await held;
      await route.continue();
    });
    const asked = documentsOf(page);
    const missing = "/app-00000000000000000000.js";
    const failed = page.waitForResponse((response) => response.url().endsWith(missing));
    await page.evaluate((src) => {
      setTimeout(() => document.body.append(Object.assign(document.createElement("script"), { src })), 100);
      document.querySelector<HTMLElement>('a[href="/faq/"]')?.click();
    }, missing);
    expect((await failed).status()).toBe(404);
    release();
    await page.waitForURL("**/faq/");
    expect(asked()).toEqual(["/faq/"]);
  });

  test("typed text survives the recovery reload", async ({ deployed, visit, context }) => {
    const [application = ""] = deployed.files(/^app-[0-9a-f]+\.js$/);
    let fail: () => void = () => undefined;
    const filledIn = new Promise<void>((resolve) => (fail = resolve));
    await context.route(`**/${application}`, async (route) => {
      await filledIn;
      await route.fulfill({ status: 404 });
    });
    const opened = await visit("/");
    await fillSignUp(opened.page, "tr");
    fail();
    await expect.poll(opened.loads).toBe(2);
    await wake(opened.page);
    await expect(failure(opened.page)).toBeVisible();
    await expect(tryItForm(opened.page, "tr").locator('[name="name"]')).toHaveValue(visitor.name);
  });
});
