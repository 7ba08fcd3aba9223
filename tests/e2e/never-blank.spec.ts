import fs from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localeOfPath, localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import { screens } from "@/state/steps";
import { sitemapPages } from "../helpers/site-pages";
import { wake } from "./deploy-site";
import { inTurn, some } from "./extent";
import { seed } from "./onboarding-drive";
import { expect, strings, test } from "./site";

// What is broken here on purpose is complained about in the console; a policy that is broken is not expected.
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

/** One page of each template that a sitemap's page has, and those outside of it. */
const templates = [
  "/",
  "/about/",
  "/channels/",
  "/contact-us/",
  "/faq/",
  "/pricing/",
  "/referances/",
  "/solutions/",
  "/press/",
  "/press/whatsapp/",
  "/conditions/",
  "/cookie/",
  "/gdpr/",
];
const outside = ["/deneme/", "/500/", "/nope/"];
const screenPaths = ["/onboarding/", ...screens.map((screen) => `/onboarding/${screen}/`)];
/** Addresses in every language, or on a change each in one of them. */
const everywhere = (paths: readonly string[]) =>
  locales.flatMap((locale) => inTurn(paths, locale).map((path) => localizedPath(locale, path)));

/** A page that can be used: header, a heading, a way on, and text between them. */
async function expectUsable(page: Page, where: string) {
  await expect(page.getByRole("banner").getByRole("link").first(), where).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }).first(), where).toBeVisible();
  await expect(page.locator("main").locator("a, button").first(), where).toBeAttached();
  expect((await page.locator("body").innerText()).length, where).toBeGreaterThan(200);
}

/** The framework has taken over, or the page says that it could not. */
const isSettled = (page: Page) =>
  page.waitForFunction(
    () =>
      "hydrated" in document.documentElement.dataset ||
      document.getElementById("load-failed")?.hidden === false,
  );

async function open(page: Page, address: string) {
  await page.goto(address);
  await wake(page);
}

async function openAll(context: BrowserContext, url: string, addresses: readonly string[]) {
  const page = await context.newPage();
  for (const address of addresses) {
    await open(page, url + address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await expectUsable(page, address);
  }
  await page.close();
}

/** The list in two halves, so that both workers have something to do. */
const halves = <Item>(items: readonly Item[]): Item[][] => [
  items.filter((_, index) => index % 2 === 0),
  items.filter((_, index) => index % 2 === 1),
];

for (const [half, paths] of halves([...locales.flatMap(sitemapPages), ...everywhere(outside)]).entries())
  test(`every page with hostile fragments and queries (${half + 1} of 2)`, async ({ context, site }) => {
    test.setTimeout(600_000);
    const addresses = paths.flatMap((path, row) =>
      some(fragments, row + half).flatMap((fragment) =>
        some(queries, row).map((query) => path + query + fragment),
      ),
    );
    await openAll(context, site.url, addresses);
  });

test("the templates of the table are those of the site", () => {
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
  test(`every screen with hostile fragments, queries and stored state (${half + 1} of 2)`, async ({
    context,
    page,
    site,
  }) => {
    test.setTimeout(600_000);
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

for (const locale of locales)
  test(`a damaged resume link is called damaged (${locale})`, async ({ context, site }) => {
    const page = await context.newPage();
    for (const fragment of ["#r=%", "#r=%%%"]) {
      await page.goto("about:blank");
      await page.goto(site.url + localizedPath(locale, "/onboarding/") + fragment);
      const title = strings(locale)("onboarding:resume.damaged.title");
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.location.hash)).toBe("");
    }
  });

test("an address that gets a broken escape later changes nothing of the page", async ({ page }) => {
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

type Data = { result?: { data?: Record<string, unknown> } };
const ofShell = ["siteFacts", "navigation", "locales"];

/** What a page's data may be answered with instead. */
const answers: Record<string, (data: Data) => string> = {
  "an empty object": () => "{}",
  "no data": (data) => JSON.stringify({ ...data, result: { ...data.result, data: {} } }),
  "another shape": (data) => JSON.stringify({ ...data, result: [] }),
  HTML: () => "<!doctype html><title>WiFi Login</title>",
  "half of it": (data) => JSON.stringify(data).slice(0, 900),
  null: () => "null",
};

const onlyShell = (data: Data) => {
  const entries = Object.entries(data.result?.data ?? {});
  const emptied = entries.map(([key, value]): [string, unknown] => [
    key,
    ofShell.includes(key) ? value : null,
  ]);
  return JSON.stringify({ ...data, result: { ...data.result, data: Object.fromEntries(emptied) } });
};

/** Makes the component of every page throw, as a script that runs before the page's own. */
function breakEveryPage() {
  type Module = { default: unknown };
  type Requires = { components: Record<string, () => Promise<Module>> };
  Object.defineProperty(window, "asyncRequires", {
    set({ components }: Requires) {
      for (const [name, load] of Object.entries(components))
        components[name] = async () => ({
          ...(await load()),
          default() {
            throw new Error("broken on purpose");
          },
        });
    },
  });
}

const pageDataOf = (path: string) => `page-data${path === "/" ? "/index/" : path}page-data.json`;

async function answerWith(page: Page, path: string, answer: (data: Data) => string) {
  const data = JSON.parse(fs.readFileSync(`public/${pageDataOf(path)}`, "utf8")) as Data;
  const pattern = `**/${pageDataOf(path)}*`;
  await page.route(pattern, (route) =>
    route.fulfill({ contentType: "application/json", body: answer(data) }),
  );
  return () => page.unroute(pattern);
}

for (const [half, paths] of halves(everywhere([...templates, "/onboarding/"])).entries()) {
  test(`page data that is none leaves the page as it was sent (${half + 1} of 2)`, async ({
    context,
    site,
  }) => {
    test.setTimeout(600_000);
    for (const [row, path] of paths.entries())
      for (const name of some(Object.keys(answers), row)) {
        const page = await context.newPage();
        await answerWith(page, path, answers[name] ?? String);
        await open(page, site.url + path);
        await expect
          .poll(
            async () => {
              await wake(page).catch(() => undefined);
              return page.locator("#load-failed").isVisible();
            },
            { message: `${path}: ${name}`, timeout: 15_000 },
          )
          .toBe(true);
        if (!path.includes("onboarding")) await expectUsable(page, `${path}: ${name}`);
        await page.close();
      }
  });

  test(`an error in any template leaves header and footer (${half + 1} of 2)`, async ({ context, site }) => {
    test.setTimeout(300_000);
    await context.addInitScript(breakEveryPage);
    const page = await context.newPage();
    for (const path of [...paths, ...outside]) {
      await open(page, site.url + path);
      const t = strings(localeOfPath(path));
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(t("layout:pageFailed.title"));
      await expect(page.getByRole("contentinfo"), path).toBeVisible();
      await expectUsable(page, path);
    }
  });
}

test("a link to a page with broken data leads there; the page after it is whole", async ({ page }) => {
  await page.goto("/faq/");
  const release = await answerWith(page, "/pricing/", onlyShell);
  await page.locator('header a[href="/pricing/"]').first().click();
  const t = strings("tr");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("layout:pageFailed.title"));
  await expect(page).toHaveURL(/\/pricing\/$/);
  await release();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("layout:pageFailed.home") })
    .click();
  await expect(heading).not.toHaveText(t("layout:pageFailed.title"));
  await page.locator('header a[href="/faq/"]').first().click();
  await page.waitForURL("**/faq/");
  await expectUsable(page, "after");
});

/** Browsers that are not as they should be, as scripts that run before the page's own. */
const browsers: Record<string, () => void> = {
  "the layout M/D/Y for en-CA": () => {
    const Original = Intl.DateTimeFormat;
    const odd = (locales?: string | string[], options?: Intl.DateTimeFormatOptions) =>
      new Original(String(locales).startsWith("en") ? "en-US" : locales, options);
    Intl.DateTimeFormat = new Proxy(Original, {
      construct: (_, [tag, options]) => odd(tag as string, options as object),
    });
  },
  "formats that throw": () => {
    for (const name of ["DateTimeFormat", "NumberFormat", "Collator", "DisplayNames"] as const)
      Object.defineProperty(Intl, name, {
        value: class {
          constructor() {
            throw new RangeError(`no ${name}`);
          }
        },
      });
  },
  "formats that give nothing": () => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { get: () => () => "" });
    Intl.DateTimeFormat.prototype.formatToParts = () => [];
    Object.defineProperty(Intl.NumberFormat.prototype, "format", { get: () => () => "" });
    Intl.DisplayNames.prototype.of = () => undefined;
  },
  "no observers, windows, media events or storage": () => {
    for (const name of ["IntersectionObserver", "ResizeObserver", "structuredClone", "requestIdleCallback"])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    for (const name of ["showModal", "close", "show"])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    for (const name of ["addEventListener", "removeEventListener"])
      Object.defineProperty(MediaQueryList.prototype, name, { value: undefined });
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  },
};

for (const [name, patch] of Object.entries(browsers))
  test(`a browser with ${name}`, async ({ context, site }) => {
    test.setTimeout(300_000);
    await context.addInitScript(patch);
    const page = await context.newPage();
    for (const [row, path] of [...templates, ...outside, ...screenPaths].entries())
      for (const locale of some(locales, row)) {
        const address = localizedPath(locale, path);
        await open(page, site.url + address);
        await isSettled(page);
        await page.waitForSelector("html[data-hydrated]", { state: "attached" });
        await expectUsable(page, `${address} with ${name}`);
      }
    await page.goto(`${site.url}/`);
    await page.setViewportSize({ width: 375, height: 800 });
    await wake(page);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    const t = strings("tr");
    await page.getByRole("button", { name: t("layout:menu.open") }).click();
    await expect(page.getByRole("dialog", { name: t("layout:menu.label") })).toBeVisible();
    await page.getByRole("button", { name: t("layout:menu.close") }).click();
    await expect(page.getByRole("dialog", { name: t("layout:menu.label") })).toBeHidden();
  });
