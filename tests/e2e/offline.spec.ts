import { expect, test } from "./site";

test.use({
  serviceWorkers: "allow",
  expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
});

async function waitForWorker(page: import("@playwright/test").Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");
}

for (const { locale, path, unvisited, title } of [
  { locale: "tr", path: "/faq/", unvisited: "/gdpr/", title: "İnternet bağlantısı yok" },
  { locale: "en", path: "/en/faq/", unvisited: "/en/gdpr/", title: "You are offline" },
]) {
  test(`a visited page opens offline in ${locale}; another shows the offline page`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    // The offline page is a plain file without scripts: it never counts as hydrated.
    await page.evaluate((to) => location.assign(to), unvisited);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("answers of the backend are never kept", async ({ page, site }) => {
  await page.goto("/faq/");
  await waitForWorker(page);
  await page.evaluate(
    (url) => fetch(`${url}/sandbox/requests`).then((response) => response.text()),
    site.url,
  );
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => /\/(site|sandbox)\//.test(url) || !url.startsWith(site.url))).toEqual([]);
});
