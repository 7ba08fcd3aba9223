import type { Page } from "@playwright/test";
import { aliases } from "@/config/redirects";
import { noiseOfLostNetwork, setOf, test, waitUntilKept } from "./offline-site";
import { expect } from "./site";

test.use({
  serviceWorkers: "allow",
  expectedNoise: ({ browserName }, use) => use(noiseOfLostNetwork(browserName)),
});

/** Returns all cached addresses. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

test("responses from the backend and other hosts are never cached", async ({ page, network }) => {
  await page.goto(`${network.url}/onboarding/customer-information/`);
  await page.goto(`${network.url}/faq/`);
  await waitUntilKept(page, setOf("tr"));
  await page.evaluate(() => fetch("/sandbox/leads").then((response) => response.text()));
  const tab = await page.context().newPage();
  await tab.goto(`${network.url}/sandbox/leads`);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((url) => /\/(site|sandbox)\//.test(url) || !url.startsWith(network.url))).toEqual([]);
  network.become("gone");
  // Expects the browser's own error page, not the site's.
  await expect(tab.goto(`${network.url}/sandbox/leads`)).rejects.toThrow(/ERR_|NS_ERROR/);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("every variant of a URL redirects to the canonical URL offline", async ({ context, network }) => {
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
