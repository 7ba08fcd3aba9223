import type { Page } from "@playwright/test";
import { everyNth } from "./extent";
import { formerWorkers } from "../../plugins/offline-pages/former-workers";
import { noiseOfLostNetwork, setOf, test, waitUntilKept } from "./offline-site";
import { expect, strings } from "./site";

test.use({
  serviceWorkers: "allow",
  expectedNoise: ({ browserName }, use) =>
    use(new RegExp(`${noiseOfLostNetwork(browserName).source}|Failed to load|ERR_`)),
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Cache-first service worker, as older site generators published it. */
const cacheFirst = `
  addEventListener("install", (event) => { skipWaiting(); });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(
    caches.open("former").then((cache) => cache.match(event.request).then((kept) => kept || fetch(event.request).then((answer) => {
      cache.put(event.request, answer.clone());
      return answer;
    })))));`;

const formerPage = (worker: string) =>
  `<!doctype html><link rel="icon" href="data:,"><title>Former</title><h1>Former site</h1><script>navigator.serviceWorker.register("/${worker}")</script>`;

for (const worker of everyNth(formerWorkers, 4, 0))
  test(`the former service worker ${worker} is replaced`, async ({ context, network }) => {
    // Does not wait for hydration, as the former site has no framework.
    const page = await context.newPage();
    network.answer("/", { type: "text/html", text: formerPage(worker) });
    network.answer(`/${worker}`, { type: "text/javascript", text: cacheFirst });
    await page.goto(network.url);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await page.goto(network.url);
    await expect.poll(() => page.evaluate(() => caches.match("/").then(Boolean))).toBe(true);

    network.answer("/");
    network.answer(`/${worker}`);
    await page.goto(network.url);
    await expect(heading(page)).toHaveText("Former site");
    const former = () =>
      page.evaluate(async (name) => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.filter(({ active }) => active?.scriptURL.endsWith(`/${name}`)).length;
      }, worker);
    await page
      .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      .catch(() => undefined);
    await expect.poll(former).toBe(0);
    await page.goto(network.url);
    await expect(page).toHaveTitle(strings("tr")("home:head.title"));
    await expect.poll(() => page.evaluate(() => caches.has("former"))).toBe(false);
  });

test("a page blocked by an extension does not prevent precaching others", async ({ page, network }) => {
  const { pages, files } = setOf("tr");
  const cut = "/press/easy-ads/";
  expect(pages).toContain(cut);
  network.answer(cut, "cut");
  await page.goto(`${network.url}/faq/`);
  await waitUntilKept(page, { pages: pages.filter((address) => address !== cut), files });
  expect(await page.evaluate((address) => caches.match(address).then(Boolean), cut)).toBe(false);
});

for (const file of [
  "/robots.txt",
  "/press/feed.xml",
  "/en/press/feed.xml",
  "/sitemap-index.xml",
  "/sitemap-0.xml",
  "/.well-known/security.txt",
])
  test(`${file} is always fetched from the network`, async ({ page, network }) => {
    await page.goto(`${network.url}/faq/`);
    await waitUntilKept(page, setOf("tr"));
    const tab = await page.context().newPage();
    for (const text of ["first", "second", "third"]) {
      network.answer(file, { type: "text/plain", text });
      await tab.goto(network.url + file);
      await expect(tab.locator("body")).toHaveText(text);
    }
  });
