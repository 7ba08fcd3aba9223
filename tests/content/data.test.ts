import { describe, expect, it } from "vitest";
import { checkLocales } from "@/gatsby/content/check-locales";
import { formatProblem } from "@/gatsby/content/content-problem";
import { validateData } from "@/gatsby/content/validate-data";
import { dataFilePaths, readData, readItems, stringsIn } from "../helpers/data-files";

type Constants = Record<string, { value: number; unit: string }>;
type Card = { isMostPreferred: boolean; isComingSoon: boolean; cta: unknown };
type Pricing = {
  tabs: { id: string; cards: Card[] }[];
  comparison: { columns: unknown[]; groups: { rows: { cells: unknown[] }[] }[] };
};

describe("the content of the repository", () => {
  it("has no mistakes", () => {
    expect(validateData(process.cwd()).map(formatProblem)).toEqual([]);
  });

  it("has the same interface strings in every language", () => {
    expect(checkLocales(process.cwd()).map(formatProblem)).toEqual([]);
  });

  it("states the business constants of the specification, section 9", () => {
    const figures = Object.entries(readData<Constants>("constants.json")).map(([name, { value }]) => [
      name,
      value,
    ]);
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
      phoneMaxDigits: 11,
      copyrightYear: 2022,
    });
  });

  it("uses every constant that belongs into a text", () => {
    const notWritten = new Set(["phoneMaxDigits", "copyrightYear", "sharedNumberPlaces"]);
    const all = dataFilePaths(".json").flatMap((file) => stringsIn(readData(file)).map(({ text }) => text));
    const used = (name: string) => all.some((text) => text.includes(`{${name}}`));
    const legalOnly = new Set(["claimYears"]);
    const names = Object.keys(readData<Constants>("constants.json"));
    expect(names.filter((name) => !notWritten.has(name) && !legalOnly.has(name) && !used(name))).toEqual([]);
  });

  it.each(dataFilePaths(".json").filter((file) => !["site.json", "constants.json"].includes(file)))(
    "writes neither figures nor the brand by hand in %s",
    (file) => {
      const texts = stringsIn(readData(file)).filter(({ at }) => /\.(tr|en)$/.test(at));
      expect(texts.filter(({ text }) => /\d|Kanalya/.test(text))).toEqual([]);
    },
  );

  it("matches the store module's counts", () => {
    const constants = readData<Constants>("constants.json");
    const store = readData<{ themes: unknown[]; colors: unknown[]; languages: unknown[] }>("store.json");
    expect(store.themes).toHaveLength(constants.themes?.value ?? 0);
    expect(store.colors).toHaveLength(constants.colours?.value ?? 0);
    expect(store.languages).toHaveLength(constants.storeLanguages?.value ?? 0);
  });

  it("has 17 press items of 2021 to 2026, no two of the same day", () => {
    const dates = readItems<{ date: string }>("press").map(({ date }) => date);
    expect(dates).toHaveLength(17);
    expect(dates.every((date) => date >= "2021" && date < "2027")).toBe(true);
    expect(new Set(dates).size).toBe(dates.length);
  });

  it("has references in every category and stories in a clear order", () => {
    const used = new Set(readItems<{ category: string }>("references").map(({ category }) => category));
    const categories = readData<{ slug: string }[]>("reference-categories.json").map(({ slug }) => slug);
    expect([...used].sort()).toEqual([...categories].sort());
    const ranks = readItems<{ rank: number }>("stories").map(({ rank }) => rank);
    expect([...ranks].sort()).toEqual(ranks.map((_, index) => index + 1));
  });
});

describe("the price list", () => {
  const { tabs, comparison } = readData<Pricing>("pricing.json");

  it("has three store cards, and one most preferred card in each tab", () => {
    expect(tabs.find(({ id }) => id === "store")?.cards).toHaveLength(3);
    for (const { cards } of tabs) expect(cards.filter((card) => card.isMostPreferred)).toHaveLength(1);
  });

  it("offers no button on what is not sold yet", () => {
    for (const { cta, isComingSoon } of tabs.flatMap(({ cards }) => cards))
      expect(cta === null).toBe(isComingSoon);
  });

  it("fills every cell of the comparison", () => {
    for (const { cells } of comparison.groups.flatMap(({ rows }) => rows))
      expect(cells).toHaveLength(comparison.columns.length);
  });
});
