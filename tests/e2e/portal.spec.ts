import type { Page } from "@playwright/test";
import { releaseWorker, test as deployTest, wake } from "./deploy-site";
import { test } from "./offline-site";
import { expect, strings } from "./site";

deployTest.use({ serviceWorkers: "allow" });
test.use({ serviceWorkers: "allow", expectedNoise: /^(?!.*policy violation)/ });

const t = strings("tr");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Returns cached addresses with the portal's content. */
const poisoned = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes("WiFi Login")) found.push(request.url);
      }
    }
    return found;
  });

/** Scripts, styles and data of the onboarding and of a page. */
const wanted = async (page: Page) =>
  page.evaluate(async () => {
    const sets = await Promise.all(
      ["onboarding-tr", "tr"].map(async (name) => {
        const response = await fetch(`/offline-set/${name}.json`);
        return (await response.json()) as { files: string[]; pages: string[] };
      }),
    );
    return sets.flatMap(({ files, pages }) => [...files.slice(0, 25), ...pages.slice(0, 5)]);
  });

async function expectWhole(page: Page, address: string) {
  await page.goto(address);
  await wake(page);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText("WiFi Login");
  await expect(page.getByRole("banner")).toBeVisible();
}

for (const mode of ["portal", "redirect"] as const)
  test(`captive-portal responses are never cached (${mode})`, async ({ context, network }) => {
    const page = await context.newPage();
    await page.goto(`${network.url}/faq/`);
    await isControlled(page);
    const files = await wanted(page);
    network.become(mode);
    await page.evaluate(async (urls) => {
      for (const url of urls) await fetch(url).catch(() => undefined);
      navigator.serviceWorker.controller?.postMessage({ type: "keep", path: "/onboarding/" });
    }, files);
    for (const address of ["/pricing/", "/onboarding/", "/en/about/", "/pricing/"])
      await page.goto(network.url + address).catch(() => undefined);
    network.become("open");
    await page.goto(`${network.url}/faq/`);
    expect(await poisoned(page)).toEqual([]);
    for (const address of ["/pricing/", "/en/about/", "/press/", "/faq/"])
      await expectWhole(page, network.url + address);
    await expectWhole(page, `${network.url}/onboarding/`);
    await expect(heading(page)).toHaveText(t("onboarding:customer-information.title"));
    expect(await poisoned(page)).toEqual([]);
  });

/** Simulates an earlier version's cached content in place of files that the onboarding needs. */
const poison = (page: Page, type: string) =>
  page.evaluate(async (contentType) => {
    const set = (await (await fetch("/offline-set/onboarding-tr.json")).json()) as { files: string[] };
    const names = (await caches.keys()).filter((name) => name.includes("runtime"));
    const files = set.files.filter((file) => /onboarding.*\.(js|css)$/.test(file));
    for (const name of [...names, "gatsby-plugin-offline-runtime-test"])
      for (const file of files) {
        const url = new URL(file, location.href).href;
        const headers = { "content-type": contentType === "as promised" ? "text/javascript" : contentType };
        await (await caches.open(name)).put(url, new Response("<title>WiFi Login</title>", { headers }));
      }
    return files.length;
  }, type);

for (const type of ["text/html", "as promised"])
  test(`a cache that contains captive-portal responses recovers (content type ${type})`, async ({
    context,
    network,
  }) => {
    const page = await context.newPage();
    await page.goto(`${network.url}/faq/`);
    await isControlled(page);
    expect(await poison(page, type)).toBeGreaterThan(2);
    await page.goto(`${network.url}/onboarding/`);
    await expect(heading(page)).toHaveText(t("onboarding:customer-information.title"));
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  });

deployTest("a new version of the worker throws out what is not of its type", async ({ deployed, visit }) => {
  const { page } = await visit("/faq/");
  await wake(page);
  await isControlled(page);
  await poison(page, "text/html");
  expect((await poisoned(page)).length).toBeGreaterThan(0);
  await releaseWorker(page, deployed);
  // The new version precaches everything first.
  await expect.poll(() => poisoned(page), { timeout: 120_000 }).toEqual([]);
});
