import { watchHostile } from "./hostile-watch";
import { some } from "./extent";
import { expect, test } from "./site";

test("no query parameter or path redirects to another host", async ({ page, site }) => {
  const watch = watchHostile(page, site.url);
  const targets = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:window.__pwned=1",
  ];
  const names = [
    "q",
    "back",
    "part",
    "step",
    "next",
    "url",
    "redirect",
    "return_to",
    "continue",
    "to",
    "category",
  ];
  const starts = [
    "/",
    "/en/",
    "/try",
    "/main",
    "/About",
    "/onBoarding/setup",
    "/onboarding/",
    "/onboarding/storeWizard",
  ];
  let count = 0;
  for (const [row, start] of starts.entries())
    for (const target of some(targets, row)) {
      const query = names.map((name) => `${name}=${encodeURIComponent(target)}`).join("&");
      await page.goto(`${start}?${query}`);
      expect(new URL(page.url()).origin).toBe(site.url);
      await watch.look(`${start} ${target}`);
      count += names.length;
    }
  for (const path of [
    "//evil.example/",
    "/\\evil.example/",
    "/en//evil.example",
    "/%2F%2Fevil.example",
    "/onBoarding//evil.example",
  ]) {
    const response = await page.request.get(site.url + path, { maxRedirects: 0 });
    expect(new URL(response.headers().location ?? "/", site.url).origin, path).toBe(site.url);
    count += 1;
  }
  console.info(`open redirects: ${count} attempts`);
});

test.describe("Content-Security-Policy violations", () => {
  test.use({ expectedNoise: /policy violation|TrustedHTML|Trusted Type/ });
  test("policy violations are reported by the page and fail the test", async ({ page }) => {
    const heard = page.waitForEvent("console", {
      predicate: (message) => /policy violation/.test(message.text()),
    });
    await page.goto("/about/");
    await page
      .evaluate(() => {
        document.body.innerHTML = "<p>no</p>";
      })
      .catch(() => undefined);
    expect((await heard).text()).toContain("require-trusted-types-for");
  });
});
