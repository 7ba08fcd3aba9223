import type { Constant } from "../../../src/gatsby/data/interpolate";
import { checkRange } from "./check-dates";
import { jsonOf, readUnits, valueOf, type ContentFiles } from "../content-files";
import type { Finding } from "../finding";
import type { JsonFile } from "./json-file";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { suggestion } from "./nearest";

type Figures = Record<string, Constant>;
type Card = {
  isMostPreferred: boolean;
  isComingSoon: boolean;
  price: unknown;
  priceLabel: unknown;
  cta?: unknown;
};
type Pricing = {
  tabs: { cards: Card[] }[];
  comparison: { columns: string[]; groups: { rows: { cells: unknown[] }[] }[] };
};

/** Lists of the store module whose length is stated in texts, each with the figure for that length. */
const counted = { themes: "themes", colors: "colours", languages: "storeLanguages" } as const;

const currencies = Intl.supportedValuesOf("currency");
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Reports units that are unknown or wrong for their figure, and prices that are added in two currencies. */
function checkUnits(json: JsonFile, figures: Figures, units: Record<string, string>): Finding[] {
  const found = Object.entries(figures).flatMap(([name, { unit: value }]) => {
    const expected = units[name] ?? "";
    const known = expected === "money" ? currencies : [expected];
    const allowed = expected === "money" ? "TRY, USD, EUR…" : expected;
    const values = { value, allowed, nearest: suggestion(value === "TL" ? "TRY" : value, known) };
    return known.includes(value) ? [] : [json.finding([name, "unit"], "not-allowed", values)];
  });
  const [store, domain] = [figures.storePrice?.unit ?? "", figures.domainPrice?.unit ?? ""];
  if (found.length > 0 || store === domain) return found;
  const values = { value: domain, nearest: `→ ${store}`, allowed: store };
  return [json.finding(["domainPrice", "unit"], "not-allowed", values)];
}

/** Reports numbers with too many decimals, such as half days, or with a Turkish thousands separator. */
const checkDecimals = (json: JsonFile, decimalsAt: (at: JsonPath) => number): Finding[] =>
  [...json.text.matchAll(/"\w+"\s*:\s*(\d+\.(\d+))(?=\s*[,}\n])/g)].flatMap((match) => {
    const [whole, value = "", decimals = ""] = match;
    const at = json.pathAt(match.index + whole.length - value.length);
    const digits = decimalsAt(at);
    if (decimals.length <= digits) return [];
    const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(value);
    const nearest = isThousands ? value.replace(".", "") : Number(value).toFixed(digits);
    return [json.finding(at, "decimals", { value, digits, nearest: `→ ${nearest}` })];
  });

/** Checks that years are plausible, and that the warning falls within the trial period. */
function compareFigures(json: JsonFile, figures: Figures): Finding[] {
  const thisYear = new Date().getUTCFullYear();
  const years = Object.entries(figures)
    .filter(([, { unit }]) => unit === "year-date")
    .flatMap(([name, { value }]) => checkRange(json, [name, "value"], value, 1900, thisYear));
  const { trialDays, trialWarningDays } = figures;
  const last = trialDays?.value ?? 0;
  return [...years, ...checkRange(json, ["trialWarningDays", "value"], trialWarningDays?.value, 0, last)];
}

/** Reports lists of the store module whose length differs from its figure. */
function checkCounts(files: ContentFiles, figures: Figures): Finding[] {
  const store = valueOf<Record<string, unknown[]>>(files, "store.json");
  return Object.entries(counted).flatMap(([name, figure]) => {
    const [actual = 0, expected = 0] = [store[name]?.length, figures[figure]?.value];
    const values = { actual, expected, of: `data/constants.json ${figure}` };
    return actual === expected ? [] : [jsonOf(files, "store.json").finding([name], "count-differs", values)];
  });
}

/** Checks the figures: units, number format, consistency. */
export function checkFigures(files: ContentFiles): Finding[] {
  const json = jsonOf(files, "constants.json");
  const figures = json.value as Figures;
  const decimalsAt = ([figure = ""]: JsonPath) => {
    const unit = figures[figure]?.unit ?? "";
    return currencies.includes(unit) ? decimalsOf(unit) : unit === "GB" ? 2 : 0;
  };
  const others = [...files.readable.values()].filter((one) => one.json !== json);
  const ofOthers = others.flatMap((one) => checkDecimals(one.json, () => 2));
  const ofUnits = checkUnits(json, figures, readUnits(files.root));
  if (ofUnits.length > 0) return [...ofOthers, ...ofUnits];
  const ofDecimals = checkDecimals(json, decimalsAt);
  return [...ofOthers, ...ofDecimals, ...compareFigures(json, figures), ...checkCounts(files, figures)];
}

/** Checks the price list: one recommended card per tab, a price on every card, a cell for every column. */
export function checkPrices(files: ContentFiles): Finding[] {
  const json = jsonOf(files, "pricing.json");
  const { tabs, comparison } = json.value as Pricing;
  const ofCards = tabs.flatMap(({ cards }, tab) => {
    const first = cards.findIndex(({ isMostPreferred }) => isMostPreferred);
    return cards.flatMap(({ isMostPreferred, isComingSoon, price, priceLabel, cta }, index) => {
      const at = (field: string) => ["tabs", tab, "cards", index, field];
      if (isMostPreferred && index !== first)
        return [json.finding(at("isMostPreferred"), "twice", { value: "isMostPreferred" })];
      if (price === null && priceLabel === null)
        return [json.finding(at("price"), "missing-field", { name: "price / priceLabel" })];
      const isWrong = cta !== undefined && (cta === null) !== isComingSoon;
      return isWrong ? [json.finding(at("cta"), "coming-soon-button")] : [];
    });
  });
  const expected = comparison.columns.length;
  const rows = comparison.groups.flatMap(({ rows: all }, group) =>
    all.map(({ cells }, row) => ({
      at: ["comparison", "groups", group, "rows", row, "cells"],
      values: { actual: cells.length, expected, of: "columns" },
    })),
  );
  // Only the first: if the columns have changed, every row is wrong.
  const wrong = rows.find(({ values }) => values.actual !== expected);
  return [...ofCards, ...(wrong ? [json.finding(wrong.at, "count-differs", wrong.values)] : [])];
}
