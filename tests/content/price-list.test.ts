import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { extraServicesIn, packagesIn, priceList as pricing } from "../../sandbox/price-list";
import constants from "../../data/constants.json";
import site from "../../data/site.json";
import { locales, type Locale } from "@/config/languages";
import { interpolate } from "@/gatsby/data/interpolate";
import { placeholderValues } from "@/gatsby/data/placeholder-values";
import { dataFilePaths, readData, stringsIn } from "../helpers/data-files";
import { createStrings, localeResources } from "../helpers/locale-strings";

/** All prices are in a single list (docs/decisions/027): amounts occur only in data/constants.json. */
const money = /[$€₺]\s?\d|\d\s?(?:[$€₺]|USD|TL|dolar|dollars?)(?!\w)/i;
const values = placeholderValues(constants, site);
const written = (text: Record<Locale, string>, locale: Locale) => interpolate(text[locale], values, locale);
const cards = pricing.tabs.flatMap((tab) => tab.cards);
const cardOf = (code: string) => cards.find(({ id }) => id === code)!;

describe("hard-coded prices", () => {
  it("no text in data/ hard-codes a price, except the demo stories", () => {
    const typed = dataFilePaths(".json")
      .filter((file) => file !== "constants.json" && !file.startsWith("stories/"))
      .flatMap((file) => stringsIn(readData(file)).filter(({ text }) => money.test(text)));
    expect(typed).toEqual([]);
  });

  it.each(locales)("no interface string contains a hard-coded price, except in scenes (%s)", (locale) => {
    const { scenes: _, ...namespaces } = localeResources(locale);
    expect(stringsIn(namespaces).filter(({ text }) => money.test(text))).toEqual([]);
  });

  it("no fixture of the local backend hard-codes a price", () => {
    const fixtures = fs.readdirSync("sandbox/fixtures").map((name) => `sandbox/fixtures/${name}`);
    for (const file of fixtures) {
      const content: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
      expect(JSON.stringify(content), file).not.toMatch(/"price"|"amount"/);
      expect(stringsIn(content).filter(({ text }) => money.test(text))).toEqual([]);
    }
  });
});

describe.each(locales)("the local backend's offers (%s)", (locale) => {
  const packages = packagesIn(locale);
  const services = extraServicesIn(locale);

  it("the backend's packages are those of the price list, with the same names and prices", () => {
    expect(packages.map(({ code }) => code).sort()).toEqual(
      pricing.tabs[0]!.cards.map(({ id }) => id).sort(),
    );
    for (const offer of packages) {
      const card = cardOf(offer.code);
      expect(offer.name).toBe(written(card.name, locale));
      const figure = card.price && constants[card.price.constant as "storePrice"];
      expect(offer.price).toEqual(
        figure && { amount: figure.value, currency: figure.unit, interval: card.price?.interval },
      );
    }
  });

  it("the all-features package has id 1, feature 1 as its base, and every feature enabled", () => {
    const whole = packages.find(({ id }) => id === 1)!;
    expect(whole.code).toBe("all-features");
    expect(whole.features.filter(({ base }) => base).map(({ id }) => id)).toEqual([1]);
    expect(whole.features.filter(({ optional }) => optional).every(({ included }) => included)).toBe(true);
  });

  it("the backend offers no extra service that is also a package feature", () => {
    const features = pricing.packages.features;
    const sold = services.map(({ code, name }) => [code, name]).flat();
    for (const { code, name } of features) {
      expect(sold).not.toContain(code);
      for (const word of [name[locale], name[locale].split(" ")[0]]) expect(sold).not.toContain(word);
    }
  });
});

describe.each(locales)("package without a price (%s)", (locale) => {
  it("a package without a price has the same label on the price list and in the onboarding", () => {
    const sentence = createStrings(locale).t("onboarding-screens:package.no-price");
    for (const { price, priceLabel } of pricing.tabs[0]!.cards)
      if (!price) expect(written(priceLabel!, locale)).toBe(sentence);
  });
});

it("no interface string contains the name of a package", () => {
  for (const locale of locales) {
    const names = packagesIn(locale).map(({ name }) => name);
    const typed = stringsIn(localeResources(locale)).filter(({ text }) =>
      names.some((name) => text.includes(name)),
    );
    expect(typed).toEqual([]);
  }
});
