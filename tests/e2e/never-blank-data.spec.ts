import fs from "node:fs";
import type { Page } from "@playwright/test";
import { localeOfPath } from "@/lib/locale-path";
import { wake } from "./deploy-site";
import { everyNth, some } from "./extent";
import { expect, strings, test } from "./site";
import { everywhere, expectUsable, halves, open, outside, templates } from "./usable-page";

// Intentional errors are logged to the console; policy violations still fail the test.
test.use({ expectedNoise: /^(?!.*policy violation)/ });

type Data = { result?: { data?: Record<string, unknown> } };
const ofShell = ["siteFacts", "navigation", "locales"];

/** Invalid responses in place of page data. */
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

/** Makes every page component throw; runs before the page's own scripts. */
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

for (const [half, paths] of halves(everyNth(everywhere([...templates, "/onboarding/"]), 2, 1)).entries()) {
  test(`invalid page data leaves the page intact (${half + 1} of 2)`, async ({ context, site }) => {
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
            { message: `${path}: ${name}` },
          )
          .toBe(true);
        if (!path.includes("onboarding")) await expectUsable(page, `${path}: ${name}`);
        await page.close();
      }
  });

  test(`an error in a template leaves the layout intact (${half + 1} of 2)`, async ({ context, site }) => {
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

test("a link to a page with invalid data still opens it, and the next page is complete", async ({ page }) => {
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
