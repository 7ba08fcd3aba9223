import { aliases } from "@/config/redirects";
import { expect, test } from "./site";

const redirects = aliases.flatMap(({ from, to }) => [
  { from, to },
  { from: `${from}/`, to },
  { from: `/en${from}`, to: `/en${to}` },
]);

test.describe("hosting rules", () => {
  for (const { from, to } of redirects) {
    test(`${from} moves to ${to} for good`, async ({ request }) => {
      const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${to}${to.includes("?") ? "&" : "?"}a=1`);
    });
  }

  test("a folder that moved takes everything below it along", async ({ request }) => {
    const response = await request.get("/onBoarding/select-package?a=1", { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe("/onboarding/select-package/?a=1");
  });

  for (const path of ["/pricing", "/en/press", "/onboarding", "/onboarding/select-package", "/en"]) {
    test(`${path} moves to its canonical form with a slash`, async ({ request }) => {
      const response = await request.get(`${path}?a=1`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${path}/?a=1`);
    });
  }

  for (const { path, lang } of [
    { path: "/nope/", lang: "tr" },
    { path: "/nope/deeper/x.html", lang: "tr" },
    { path: "/en/nope/", lang: "en" },
    { path: "/en/missing.js", lang: "en" },
    { path: "/%E0%A4%A", lang: "tr" },
    { path: "/webpack.stats.json", lang: "tr" },
    { path: "/..%2f..%2fpackage.json", lang: "tr" },
  ]) {
    test(`${path} is not found, in ${lang}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`lang="${lang}"`);
      expect(response.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    });
  }

  test("client-only screens are answered by the onboarding page", async ({ request }) => {
    const response = await request.get("/en/onboarding/select-package/");
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('lang="en"');
  });

  test("every answer carries the security headers, pages a policy of their own", async ({ request }) => {
    const response = await request.get("/");
    const headers = response.headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["content-security-policy"]).not.toContain("script-src 'self' 'unsafe");
  });

  test("text is sent compressed, hashed files never expire", async ({ page, request }) => {
    await page.goto("/");
    const script = await page.locator('script[src^="/app-"]').first().getAttribute("src");
    const response = await request.get(script ?? "", { headers: { "accept-encoding": "br" } });
    expect(response.headers()["content-encoding"]).toBe("br");
    expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});
