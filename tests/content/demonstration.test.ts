import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { extraServicesIn, packagesIn } from "../../sandbox/price-list";
import constants from "../../data/constants.json";
import siteFacts from "../../data/site.json";
import { locales, type Locale } from "@/config/languages";
import { interpolate } from "@/gatsby/data/interpolate";
import { placeholderValues } from "@/gatsby/data/placeholder-values";
import { dataFilePaths, readData, readItems, stringsIn } from "../helpers/data-files";
import { createStrings } from "../helpers/locale-strings";
import { textsOf } from "../helpers/glossary";

/**
 * Facts of the demonstration content that this repository ships with (docs/product.md 9). Content editors may
 * change them, so they are tested only with ALL_SPECS=1 and while the site is the demonstration.
 */
const isDemonstration = process.env.ALL_SPECS === "1" && new URL(siteFacts.url).hostname.endsWith(".example");

/**
 * Facts of docs/product.md 9 that visitors must find and that are not just figures of data/constants.json, as
 * each language writes them.
 */
const facts: { what: string; tr: RegExp; en: RegExp }[] = [
  { what: "store tariff a month", tr: /(ayda|aylık) \$25/i, en: /\$25 a month/ },
  { what: "overage is charged", tr: /aşım/i, en: /overage/i },
  { what: "single-person licence", tr: /tek kişilik/i, en: /single[- ]person/i },
  { what: "no integration fee", tr: /entegrasyon.{0,30}ücret alınmıyor/i, en: /no fee for integration/i },
  { what: "easy ads have no licence fee", tr: /lisans ücreti yok/i, en: /no licence fee/i },
  {
    what: "ad spend goes to the network",
    tr: /doğrudan reklam ağına/i,
    en: /(to|pay) the ad network directly/i,
  },
  { what: "the network limits the sync", tr: /günlük ürün aktarım sınırını/i, en: /daily limit of product/i },
  { what: "domain a year", tr: /yılda yaklaşık \$15/i, en: /about \$15 a year/i },
  { what: "VAT exemption", tr: /katma değer vergisinden muaf|KDV/, en: /VAT/ },
  { what: "claims", tr: /\b1 yıl içinde/, en: /within 1 year/ },
  { what: "locale cookie", tr: /\b365 gün/, en: /\b365 days/ },
];

const noPrice: Record<Locale, string> = {
  tr: "15 gün ücretsiz, sonra size özel teklif",
  en: "15 days free, then an offer made for you",
};

describe.runIf(isDemonstration)("demonstration content", () => {
  const values = placeholderValues(constants, siteFacts);

  it("the constants have the values that the requirements specify", () => {
    const figures = Object.entries(constants).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(figures)).toMatchObject({
      trialDays: 15,
      suspensionMonths: 6,
      storePrice: 25,
      domainPrice: 15,
      trafficGb: 400,
      diskGb: 2,
      licenceUsers: 2500,
      replyWindowHours: 24,
      templateCount: 250,
      templateCharacters: 1024,
      firstMessages: 1000,
      instalments: 9,
      posBanks: 7,
      paymentIntegrationDays: 1,
      claimYears: 1,
      themes: 3,
      colours: 16,
      storeLanguages: 4,
      phoneMaxDigits: 11,
      copyrightYear: 2022,
    });
  });

  describe.each(["tr", "en"] as const satisfies Locale[])("in %s", (locale) => {
    const content = textsOf(locale)
      .filter(({ at }) => /^data\/(?!site|constants)/.test(at))
      .map(({ text }) => interpolate(text, values, locale))
      .join("\n");
    it.each(facts)("the demo content states: $what", (fact) => expect(content).toMatch(fact[locale]));

    it("the price list has a standalone price for the store package, and three extra services", () => {
      const priced = packagesIn(locale).filter(({ price }) => price);
      expect(priced.map(({ code }) => code)).toEqual(["store"]);
      expect(extraServicesIn(locale).map(({ code }) => code)).toEqual(["licence", "domain", "easy-ads"]);
      expect(createStrings(locale).t("onboarding-screens:package.no-price")).toBe(noPrice[locale]);
    });
  });

  it("the demo content uses every constant intended for text", () => {
    const notWritten = new Set(["phoneMaxDigits", "copyrightYear", "sharedNumberPlaces", "claimYears"]);
    const all = dataFilePaths(".json").flatMap((file) => stringsIn(readData(file)).map(({ text }) => text));
    const isUsed = (name: string) => all.some((text) => text.includes(`{${name}}`));
    expect(Object.keys(constants).filter((name) => !notWritten.has(name) && !isUsed(name))).toEqual([]);
  });

  it("hard-coded numbers occur only in samples: shop stories and template values", () => {
    const sample = /(?:^figures\.\d+\.value|\.sample)\.(?:tr|en)$/;
    const files = dataFilePaths(".json").filter((file) => !["site.json", "constants.json"].includes(file));
    const typed = files.flatMap((file) =>
      stringsIn(readData(file)).filter(
        ({ at, text }) => /\.(tr|en)$/.test(at) && !sample.test(at) && /\d/.test(text),
      ),
    );
    expect(typed).toEqual([]);
  });

  it("the demo content has 17 press items from 2021 to 2026, each with a different date", () => {
    const dates = readItems<{ date: string }>("press").map(({ date }) => date);
    expect(dates).toHaveLength(17);
    expect(dates.every((date) => date >= "2021" && date < "2027")).toBe(true);
    expect(new Set(dates).size).toBe(dates.length);
  });

  it("every press item has an article with the same headline", () => {
    const items = readItems<{ slug: string; link: string; header: Record<Locale, string> }>("press");
    for (const { slug, link, header } of items) {
      expect(link).toBe(`/press/${slug}/`);
      for (const locale of locales)
        expect(fs.readFileSync(`data/press/articles/${slug}/${locale}.md`, "utf8")).toContain(
          `\ntitle: "${header[locale]}"\n`,
        );
    }
  });

  it("every reference category has references, the price list has three store cards, and each of its tabs one “most preferred” card", () => {
    const used = new Set(readItems<{ category: string }>("references").map(({ category }) => category));
    const categories = readData<{ slug: string }[]>("reference-categories.json").map(({ slug }) => slug);
    expect([...used].sort()).toEqual([...categories].sort());
    const { tabs } = readData<{ tabs: { id: string; cards: { isMostPreferred: boolean }[] }[] }>(
      "pricing.json",
    );
    expect(tabs.find(({ id }) => id === "store")?.cards).toHaveLength(3);
    for (const { cards } of tabs) expect(cards.filter((card) => card.isMostPreferred)).toHaveLength(1);
  });

  it("external links point only to reserved .example domains", () => {
    const outside = dataFilePaths(".json").flatMap((file) =>
      stringsIn(readData(file)).filter(({ text }) => /^https?:/.test(text)),
    );
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter(({ text }) => !new URL(text).hostname.endsWith(".example"))).toEqual([]);
  });
});
