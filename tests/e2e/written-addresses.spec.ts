import type { Page } from "@playwright/test";
import { expect, strings, test } from "./site";

// The browser logs the not-found page's status.
test.use({ expectedNoise: /status of 404/ });

/** Simulates a host that serves pages for alternative spellings of their address. */
const onCarelessHost = (page: Page, siteUrl: string, spelled: (path: string) => string) =>
  page.route(
    () => true,
    async (route, request) => {
      const { pathname, search } = new URL(request.url());
      if (!request.isNavigationRequest()) return route.continue();
      const response = await route.fetch({ url: siteUrl + spelled(pathname) + search, maxRedirects: 0 });
      await route.fulfill({ response });
    },
  );

for (const [path, address] of [
  ["/en//pricing/", "/en/pricing/"],
  ["/press///bthaber/?a=1#main", "/press/bthaber/?a=1#main"],
  ["/en/Faq/?a=1", "/en/faq/?a=1"],
] as const)
  test(`the page served for ${path} remains after hydration, with a corrected URL`, async ({
    page,
    site,
  }) => {
    await onCarelessHost(page, site.url, (asked) => asked.toLowerCase().replace(/\/{2,}/g, "/"));
    await page.goto(path);
    await expect(page).toHaveURL(site.url + address);
    for (const locale of ["tr", "en"] as const)
      await expect(page.getByText(strings(locale)("error-pages:notFound.title"))).toHaveCount(0);
  });

for (const [path, address] of [
  ["/Contact-Us", "/contact-us/"],
  ["/tr/faq/?a=1#main", "/faq/?a=1#main"],
  ["/en/pricing/&utm_source=mail", "/en/pricing/?utm_source=mail"],
] as const)
  test(`the not-found page redirects from ${path}`, async ({ context, site }) => {
    const page = await context.newPage(); // Does not wait for hydration, since this page redirects before it.
    const isPage = (asked: string) => asked === address.replace(/[?#].*/, "");
    await onCarelessHost(page, site.url, (asked) => (isPage(asked) ? asked : "/nope/"));
    await page.goto(path, { waitUntil: "commit" });
    await expect(page).toHaveURL(site.url + address);
  });

test("an unknown URL keeps showing the not-found page", async ({ page, site }) => {
  await page.goto("/Nope.");
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(`${site.url}/Nope.`);
});
