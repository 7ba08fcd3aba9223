import fs from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { locales } from "@/config/languages";
import { initialState } from "@/state/initial-state";
import { sitemapPages } from "../helpers/site-pages";
import { wake } from "./deploy-site";
import { everyNth, inTurn, oneOfEachTemplate, some } from "./extent";
import { seed } from "./onboarding-drive";
import { expect, test } from "./site";
import { everywhere, expectUsable, halves, open, outside, screenPaths, templates } from "./usable-page";

// Intentional errors are logged to the console; policy violations still fail the test.
test.use({ expectedNoise: /^(?!.*policy violation)/ });

const fragments = [
  "#%",
  "#%zz",
  "#%E0%A4%A",
  "#50%indirim",
  "#r=%",
  "#r=%%%",
  "#<img src=x onerror=alert(1)>",
  "#%00",
];
const queries = [
  "",
  "?%",
  "?utm_source=%E0%A4%A",
  "?tab=%zz&step=%",
  "?step=-1&part=__proto__",
  "?page=9e99",
];

async function openAll(context: BrowserContext, url: string, addresses: readonly string[]) {
  const page = await context.newPage();
  for (const address of addresses) {
    await open(page, url + address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await expectUsable(page, address);
  }
  await page.close();
}

const pages = locales.flatMap((locale, row) =>
  everyNth(inTurn(oneOfEachTemplate(sitemapPages(locale)), locale), 2, row),
);

for (const [half, paths] of halves([...pages, ...everywhere(outside)]).entries())
  test(`every page renders with hostile URLs (${half + 1} of 2)`, async ({ context, site }) => {
    const addresses = paths.flatMap((path, row) =>
      some(fragments, row + half).flatMap((fragment) =>
        some(queries, row).map((query) => path + query + fragment),
      ),
    );
    await openAll(context, site.url, addresses);
  });

test("the table of pages covers every template of the site", () => {
  const all = fs.readdirSync("public/page-data", { recursive: true, encoding: "utf8" });
  const names = (paths: readonly string[]) =>
    new Set(
      paths.map((file) => {
        const data = JSON.parse(fs.readFileSync(`public/page-data/${file}`, "utf8")) as {
          componentChunkName: string;
        };
        return data.componentChunkName;
      }),
    );
  const built = names(all.filter((file) => file.endsWith("page-data.json")));
  const covered = names(
    [...templates, "/deneme/", "/500/", "/404.html/", "/onboarding/"].map(
      (path) => `${path === "/" ? "index" : path.slice(1, -1)}/page-data.json`,
    ),
  );
  expect([...built].filter((name) => !covered.has(name) && !name.includes("offline-app-shell"))).toEqual([]);
});

for (const [half, paths] of halves(everywhere(screenPaths)).entries())
  test(`every screen renders with hostile state (${half + 1} of 2)`, async ({ context, page, site }) => {
    const state = await seed(page, site.url, { currentStep: "progress" });
    const stored = [
      JSON.stringify(state),
      "{vuex",
      JSON.stringify({ ...initialState, packages: "all", choices: [], drafts: 1 }),
      JSON.stringify({ ...state, setupConfigList: { domain: "%", items: [null] }, services: {} }),
    ];
    const first = await context.newPage();
    for (const [row, path] of paths.entries()) {
      const [content = ""] = some(stored, row);
      await first.goto(`${site.url}/privacy-policy/`);
      await first.evaluate((text) => localStorage.setItem("vuex", text), content);
      await openAll(
        context,
        site.url,
        some(fragments, row + half).flatMap((fragment) =>
          some(queries, row).map((query) => path + query + fragment),
        ),
      );
    }
  });

test("changing the fragment to a malformed escape sequence does not change the page", async ({ page }) => {
  await page.goto("/faq/");
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  for (const fragment of fragments) {
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  type Gatsby = { ___navigate: (to: string) => void };
  await page.evaluate(() => (window as unknown as Gatsby).___navigate("/pricing/?tab=%#%zz"));
  await page.waitForURL("**/pricing/**");
  await expectUsable(page, "navigation");
  await page.evaluate(() => window.history.pushState({}, "", "#%E0"));
  await expectUsable(page, "pushState");
});

test("an index.html URL is replaced with the canonical URL", async ({ page }) => {
  for (const address of ["/en/faq/", "/en/press/whatsapp/", "/faq/"]) {
    await page.goto(`${address}index.html?a=1#top`);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.keyboard.press("Tab");
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
    await expectUsable(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

/** Addresses as mangled by mail programs and messengers, each with its intended address. */
const mangled = [
  ["/pricing%23faq", "/pricing/#faq"],
  ["/en/faq/%3Futm_source=mail", "/en/faq/?utm_source=mail"],
  ["/press%2Fwhatsapp/", "/press/whatsapp/"],
  ["/about%20", "/about/"],
  ["/contact-us%252F", "/contact-us/"],
  ["/nope%23x", "/nope#x"],
  ["/%2Fevil.example/", "//evil.example/"],
] as const;

test("a URL with invalid percent-encoding redirects to its page", async ({ context, site }) => {
  for (const [address, meant] of mangled) {
    const page = await context.newPage();
    await page.goto(site.url + address);
    await page.waitForURL(site.url + meant);
    await wake(page);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await expectUsable(page, address);
    await page.close();
  }
});
