import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { answers, test, wake, type Deployed, type Visit } from "./deploy-site";
import { fillSignUp, tryItForm, visitor } from "./sign-up-steps";
import { strings } from "./site";

const t = strings("tr");
const failure = (page: Page) => page.locator("#load-failed");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page reloaded once by itself, says what is wrong and how to go on, and shows what it always showed. */
async function expectHonestPage({ page, loads }: Visit, title: string) {
  await expect.poll(loads).toBe(2);
  await wake(page);
  await expect(failure(page)).toBeVisible();
  await expect(failure(page).getByRole("link", { name: t("layout:loadFailed.action") })).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  await page.waitForTimeout(1500);
  expect(loads()).toBe(2);
}

/** Paths of the documents that a page asks for from now on. */
function documentsOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return () => asked;
}

const readBuilt = ({ folder }: Deployed, file: string) => fs.readFileSync(path.join(folder, file), "utf8");

const pagesChunk = /^component---src-pages-pricing-tsx-[0-9a-f]+\.js$/;

test.describe("files are gone from under an open page", () => {
  for (const [what, pattern] of [
    ["the application", /^app-[0-9a-f]+\.js$/],
    ["the framework", /^framework-[0-9a-f]+\.js$/],
    ["the page's own script", pagesChunk],
  ] as const) {
    test(`${what} is missing`, async ({ deployed, visit }) => {
      deployed.remove(deployed.files(pattern));
      const opened = await visit("/pricing/");
      const title = await heading(opened.page).innerText();
      await wake(opened.page);
      await expectHonestPage(opened, title);
    });
  }

  test("a script is answered by a page", async ({ deployed, visit, context }) => {
    const [chunk = ""] = deployed.files(pagesChunk);
    await context.route(`**/${chunk}`, (route) =>
      route.fulfill({
        contentType: "text/html",
        headers: { "x-content-type-options": "nosniff" },
        body: "<p>",
      }),
    );
    const opened = await visit("/pricing/");
    const title = await heading(opened.page).innerText();
    await wake(opened.page);
    await expectHonestPage(opened, title);
  });

  test("the page's data is missing", async ({ deployed, visit }) => {
    deployed.remove(["page-data/pricing/page-data.json"]);
    const opened = await visit("/pricing/");
    const title = await heading(opened.page).innerText();
    await wake(opened.page);
    await expectHonestPage(opened, title);
  });

  for (const [what, gone] of [
    ["data", /^page-data\/faq\/page-data\.json$/],
    ["script", /^component---src-pages-faq-tsx-[0-9a-f]+\.js$/],
  ] as const) {
    test(`a link leads to a page whose ${what} is missing`, async ({ deployed, visit }) => {
      const { page, loads } = await visit("/pricing/");
      await wake(page);
      await answers(page);
      const [, title = ""] = /<h1[^>]*>([^<]+)</.exec(readBuilt(deployed, "faq/index.html")) ?? [];
      deployed.remove(deployed.files(gone));
      const asked = documentsOf(page);
      await page
        .locator('a[href="/faq/"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL("**/faq/");
      await expect(heading(page)).toHaveText(title);
      // Whoever has pressed a link is never thrown back by a reload of the page that they left.
      expect(asked().filter((path) => path !== "/faq/")).toEqual([]);
      await expect(page.locator("main")).not.toBeEmpty();
      await expect(page.locator('html[lang="tr"]')).toBeAttached();
      expect(loads()).toBeLessThanOrEqual(3);
    });
  }

  test("a link leads to a page that is gone altogether", async ({ deployed, visit }) => {
    const { page } = await visit("/en/pricing/");
    await wake(page);
    await answers(page);
    deployed.remove(["en/faq/index.html", "page-data/en/faq/page-data.json"]);
    await page
      .locator('a[href="/en/faq/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/en/faq/");
    await expect(heading(page)).toHaveText(strings("en")("error-pages:notFound.title"));
  });

  test("pointing at a link whose script is missing reloads nothing", async ({ deployed, visit }) => {
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

  test("a link pressed before a file fails leads on, not back", async ({ visit, context }) => {
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

  test("what was typed survives the reload", async ({ deployed, visit, context }) => {
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

test.describe("data and page come from different builds", () => {
  const appData = "page-data/app-data.json";

  test("for ever: reloads once, then works with what is there", async ({ deployed, visit }) => {
    deployed.write(appData, JSON.stringify({ webpackCompilationHash: "of-another-build" }));
    const { page, loads } = await visit("/pricing/");
    await wake(page);
    await expect.poll(loads).toBe(2);
    await wake(page);
    await answers(page);
    await page.goto(`${deployed.url}/faq/`);
    await wake(page);
    await answers(page);
    expect(loads()).toBe(3);
  });

  test("a deployment in between: the next page is the new one", async ({ deployed, visit }) => {
    const { page, loads } = await visit("/pricing/");
    await wake(page);
    await answers(page);
    deployed.write(appData, JSON.stringify({ webpackCompilationHash: "of-the-next-build" }));
    await page
      .locator('a[href="/faq/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/faq/");
    await expect.poll(loads).toBe(2);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe("the onboarding is being filled in", () => {
  test("what is needed next is gone: typed text survives the reload", async ({ deployed, visit }) => {
    const { page, loads } = await visit("/onboarding/customer-information/");
    await answers(page);
    const form = page.locator("main form").first();
    await fillSignUp(page, "tr", form);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.slice(1)),
    );
    deployed.remove(
      deployed.files(/^[^/]+\.js$/).filter((file) => file !== "sw.js" && !loaded.includes(file)),
    );
    await page
      .locator("main")
      .getByRole("button", { name: t("sign-up:form.submit") })
      .click();
    await expect.poll(loads).toBe(2);
    await expect(page.locator('main [name="name"]')).toHaveValue(visitor.name);
    await expect(page.locator('main [name="email"]')).toHaveValue(visitor.email);
  });
});

test.describe("the onboarding is being filled in, with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new version is offered and forced on nobody", async ({ deployed, visit }) => {
    const { page, loads } = await visit("/onboarding/customer-information/");
    await answers(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const name = page.locator('main [name="name"]');
    await name.fill(visitor.name);
    const [worker] = [await page.evaluate(() => fetch("/sw.js").then((response) => response.text()))];
    deployed.write("sw.js", `${worker}\n// the next version`);
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
    await expect(page.getByRole("button", { name: t("layout:update.action") })).toBeVisible();
    await expect(name).toHaveValue(visitor.name);
    expect(loads()).toBe(1);
  });
});

test.describe("a new version of the site", () => {
  test.use({ serviceWorkers: "allow" });

  test("is shown by the first visit of a page that the former version had kept", async ({
    deployed,
    visit,
  }) => {
    const { page } = await visit("/faq/");
    await wake(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.waitForFunction(() => caches.match("/pricing/").then(Boolean), undefined, { timeout: 30_000 });
    const html = readBuilt(deployed, "pricing/index.html");
    deployed.write("pricing/index.html", html.replace(/<h1([^>]*)>[^<]+</, "<h1$1>Yeni fiyatlar<"));
    deployed.write("sw.js", `${readBuilt(deployed, "sw.js")}\n// the next version`);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        !registration?.installing && !registration?.waiting && registration?.active?.state === "activated"
      );
    });
    await page.goto(`${deployed.url}/pricing/`);
    await expect(heading(page)).toHaveText("Yeni fiyatlar");
  });
});

test.describe("the kill switch", () => {
  test.use({ serviceWorkers: "allow" });

  test("removes worker and caches in one visit", async ({ deployed, visit }) => {
    const { page } = await visit("/faq/");
    await wake(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(() => caches.keys().then((names) => names.length > 1));
    execFileSync("npx", ["tsx", "scripts/hosting-kill-switch.ts", deployed.folder], { stdio: "ignore" });
    await page.goto(`${deployed.url}/pricing/`);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistrations();
          return [workers.length, (await caches.keys()).length];
        }),
      )
      .toEqual([0, 0]);
    await wake(page);
    await answers(page);
    await expect(heading(page)).toBeVisible();
  });
});
