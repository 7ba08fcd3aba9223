import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { answers, follow, releaseWorker, test, wake, type Deployed } from "./deploy-site";
import { fillSignUp, visitor } from "./sign-up-steps";
import { strings } from "./site";

const t = strings("tr");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const readBuilt = ({ folder }: Deployed, file: string) => fs.readFileSync(path.join(folder, file), "utf8");

test.describe("page and page data from different builds", () => {
  const appData = "page-data/app-data.json";

  test("a version mismatch causes one reload, then a usable page", async ({ deployed, visit }) => {
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

  test("the next page opened after a deployment is from the new version", async ({ deployed, visit }) => {
    const { page, loads } = await visit("/pricing/");
    await wake(page);
    await answers(page);
    deployed.write(appData, JSON.stringify({ webpackCompilationHash: "of-the-next-build" }));
    await follow(page, "/faq/");
    await page.waitForURL("**/faq/");
    await expect.poll(loads).toBe(2);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe("deployment during the onboarding", () => {
  test("typed text survives the reload caused by a missing file", async ({ deployed, visit }) => {
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

test.describe("deployment during the onboarding, with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new version is offered but never forced on the visitor", async ({ deployed, visit }) => {
    const { page, loads } = await visit("/onboarding/customer-information/");
    await answers(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const name = page.locator('main [name="name"]');
    await name.fill(visitor.name);
    await releaseWorker(page, deployed);
    await expect(page.getByRole("button", { name: t("layout:update.action") })).toBeVisible();
    await expect(name).toHaveValue(visitor.name);
    expect(loads()).toBe(1);
  });
});

test.describe("new version of the site", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new version appears on the first visit to a cached page", async ({ deployed, visit }) => {
    const { page } = await visit("/faq/");
    await wake(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.waitForFunction(() => caches.match("/pricing/").then(Boolean), undefined, { timeout: 30_000 });
    const html = readBuilt(deployed, "pricing/index.html");
    deployed.write("pricing/index.html", html.replace(/<h1([^>]*)>[^<]+</, "<h1$1>Yeni fiyatlar<"));
    await releaseWorker(page, deployed);
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

test.describe("deployment of the kill switch", () => {
  test.use({ serviceWorkers: "allow" });

  test("the kill switch removes the service worker and its caches", async ({ deployed, visit }) => {
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
