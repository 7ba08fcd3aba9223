import type { Page } from "@playwright/test";
import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { wake } from "./deploy-site";
import { everyNth, some } from "./extent";
import { expect, strings, test } from "./site";
import { expectUsable, open, outside, screenPaths, templates } from "./usable-page";

// Intentional errors are logged to the console; policy violations still fail the test.
test.use({ expectedNoise: /^(?!.*policy violation)/ });

/** Reports whether the page has hydrated, or shows that it could not. */
const isSettled = (page: Page) =>
  page.waitForFunction(
    () =>
      "hydrated" in document.documentElement.dataset ||
      document.getElementById("load-failed")?.hidden === false,
  );

/** Restricted or defective browsers, simulated by scripts that run before those of the page. */
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

const everyPage = [...templates, ...outside, ...screenPaths];
for (const [row, [name, patch]] of Object.entries(browsers).entries())
  test(`the page is never blank in a browser with ${name}`, async ({ context, site }) => {
    await context.addInitScript(patch);
    const page = await context.newPage();
    for (const [column, path] of everyNth(everyPage, Object.keys(browsers).length, row).entries())
      for (const locale of some(locales, row + column)) {
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
