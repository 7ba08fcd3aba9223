import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { sitemapPages } from "../helpers/site-pages";
import { scan, scannedWidths } from "./axe-scan";
import { states } from "./axe-states";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { expect, test } from "./site";

/** Pages without language prefix. */
const pages = [...sitemapPages("tr"), "/404/", "/500/"];
const catalogue = "/deneme/";
const paths = [...pages, catalogue];
/** In a reduced run, every third page of a language and the component catalogue. */
const scanned = (locale: Locale) => [
  ...everyNth(inTurn(oneOfEachTemplate(pages), locale), 3, 1),
  ...inTurn([catalogue], locale),
];
/** Returns the states to scan on a page: in a reduced run every fifth. */
const statesOf = (path: string) => everyNth(states[path] ?? [], 5, 0);
const offlinePages = { tr: "/offline.html", en: "/en/offline.html" };

// The not-found page responds with 404, and one state blocks the search request.
test.use({ expectedNoise: /Failed to load resource/ });

test("the states to scan belong to existing pages", () => {
  expect(Object.keys(states).filter((path) => !paths.includes(path))).toEqual([]);
});

for (const locale of locales) {
  test.describe(`axe scans in ${locale}`, () => {
    test.beforeEach(async ({ page, context, site }) => {
      await context.addCookies([{ name: "i18n_redirected", value: locale, url: site.url }]);
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    for (const path of scanned(locale))
      test(`axe reports no violation on ${localizedPath(locale, path)} and its states`, async ({ page }) => {
        await page.goto(localizedPath(locale, path));
        expect.soft(await scan(page, { widths: scannedWidths(locale) }), "as it opens").toEqual([]);
        const closedTabs = await page.getByRole("tab", { selected: false }).count();
        const tabs = (states[path] ?? []).filter(({ name }) => name.startsWith("tab "));
        expect(tabs, "every tab that is closed at first is a state").toHaveLength(closedTabs);
        for (const { name, act, within, widths: only } of statesOf(path)) {
          await page.unrouteAll();
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(localizedPath(locale, path));
          await act(page, locale);
          expect.soft(await scan(page, { within, widths: scannedWidths(locale, only) }), name).toEqual([]);
        }
      });

    test(`axe reports no violation on ${offlinePages[locale]}`, async ({ page, site }) => {
      await page
        .evaluate((address) => window.location.assign(address), site.url + offlinePages[locale])
        .catch(() => undefined);
      await page.waitForURL(site.url + offlinePages[locale]);
      expect(await scan(page, { widths: scannedWidths(locale) })).toEqual([]);
    });
  });
}
