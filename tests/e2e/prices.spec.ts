import type { Page } from "@playwright/test";
import constants from "../../data/constants.json";
import { priceList } from "../../sandbox/price-list";
import site from "../../data/site.json";
import type { Locale } from "@/config/languages";
import { interpolate } from "@/gatsby/data/interpolate";
import { placeholderValues } from "@/gatsby/data/placeholder-values";
import { formatMoney } from "@/lib/format-money";
import { localizedPath } from "@/lib/locale-path";
import { expect, strings, test } from "./site";

/** Every page that shows a package or a price uses data/pricing.json. */
const values = placeholderValues(constants, site);
const cards = priceList.tabs[0]!.cards;
const nameOf = (id: string, locale: Locale) =>
  interpolate(cards.find((card) => card.id === id)!.name[locale], values, locale);
const amountsIn = (text: string) => new Set(text.match(/[$€₺]\s?[\d.,]*\d/g) ?? []);
const store = (locale: Locale) => formatMoney(locale, constants.storePrice.value, constants.storePrice.unit);
const domain = (locale: Locale) =>
  formatMoney(locale, constants.domainPrice.value, constants.domainPrice.unit);

const textOf = (page: Page, selector: string) => page.locator(selector).first().innerText();

for (const locale of ["tr", "en"] as const) {
  const t = strings(locale);

  test(`all pages show the same packages and prices (${locale})`, async ({ page }) => {
    for (const [address, selector] of [
      ["/pricing/", "main"],
      ["/", "#pricing"],
    ] as const) {
      await page.goto(localizedPath(locale, address));
      const text = await textOf(page, selector);
      for (const { id } of cards) expect(text).toContain(nameOf(id, locale));
      expect(text).toContain(t("onboarding-screens:package.no-price"));
      expect(text).toContain(store(locale));
    }
    // The estimator's sums are multiples of these figures; the page shows no other amounts.
    await page.goto(localizedPath(locale, "/pricing/"));
    await page.locator("#estimator").evaluate((section) => section.remove());
    expect([...amountsIn(await textOf(page, "main"))].sort()).toEqual([domain(locale), store(locale)].sort());
    await page.goto(localizedPath(locale, "/pricing/"));
    const details = await textOf(page, "#estimator dl");
    expect(details).toContain(
      t("pricing:estimator.receipt.storeDetail", { count: 12, price: store(locale) }),
    );
  });
}
