import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { sitemapPages } from "../helpers/site-pages";
import { scan, scannedWidths } from "./axe-scan";
import { states } from "./axe-states";
import { everyNth, inTurn, oneOfEachTemplate } from "./extent";
import { expect, test } from "./site";

/** Sitemap pages, without language prefix. */
const listed = sitemapPages("tr");
const pages = [...listed, "/404/", "/500/"];
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

const allStates = Object.values(states).flat();
const count = locales
  .flatMap((locale) => [
    scannedWidths(locale).length,
    ...scanned(locale).flatMap((path) => [
      scannedWidths(locale).length,
      ...statesOf(path).map((state) => scannedWidths(locale, state.widths).length),
    ]),
  ])
  .reduce((total, scans) => total + scans, 0);

// The not-found page responds with 404, and one state blocks the search request.
test.use({ expectedNoise: /Failed to load resource/ });

test(`axe: ${paths.length + 1} pages, ${allStates.length} states, ${locales.length} languages: ${count} scans`, () => {
  expect(listed.length).toBeGreaterThanOrEqual(18);
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
