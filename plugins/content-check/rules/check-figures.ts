import { isFields } from "../../../src/lib/is-fields";
import type { Constant } from "../../../src/gatsby/data/interpolate";
import { checkRange } from "./check-dates";
import { readUnits, valueOf, type ContentFiles } from "../content-files";
import type { Finding } from "../finding";
import type { JsonFile } from "./json-file";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";

type Figures = Record<string, Partial<Constant> | undefined>;
type Card = {
  isMostPreferred?: boolean;
  isComingSoon?: boolean;
  price?: unknown;
  priceLabel?: unknown;
  cta?: unknown;
};
type Pricing = {
  tabs?: { cards?: Card[] }[];
  comparison?: { columns?: string[]; groups?: { rows?: { cells?: unknown[] }[] }[] };
};

/** Lists of the store module whose length is stated in texts, each with the figure for that length. */
const counted = { themes: "themes", colors: "colours", languages: "storeLanguages" } as const;

const currencies = Intl.supportedValuesOf("currency");
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Reports a unit that is unknown or wrong for its figure. */
function checkUnit(json: JsonFile, name: string, value: string, expected: string | undefined): Finding[] {
  if (expected === undefined || value === expected || (expected === "money" && currencies.includes(value)))
    return [];
  const isMoney = expected === "money";
  const typed = value.trim() === "TL" ? "TRY" : value.trim().toUpperCase();
  const near = isMoney ? currencies.find((code) => code === typed) : expected;
  const allowed = isMoney ? "TRY, USD, EUR…" : expected;
  return [json.finding([name, "unit"], "not-allowed", { value, nearest: near ? `→ ${near}` : "", allowed })];
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

/**
 * Checks figures against each other: added prices share a currency, the warning falls within the trial
 * period, the founding year is plausible.
 */
function compareFigures(json: JsonFile, figures: Figures): Finding[] {
  const [first = "", second = ""] = ["storePrice", "domainPrice"].map((name) => figures[name]?.unit);
  const trial = figures.trialDays?.value || Infinity;
  const years = Object.entries(figures).flatMap(([name, figure]) =>
    figure?.unit === "year-date"
      ? checkRange(json, [name, "value"], figure.value, 1900, new Date().getUTCFullYear())
      : [],
  );
  const isMixed = first !== second && [first, second].every((unit) => currencies.includes(unit));
  const values = { value: second, nearest: `→ ${first}`, allowed: first };
  return [
    ...years,
    ...(isMixed ? [json.finding(["domainPrice", "unit"], "not-allowed", values)] : []),
    ...checkRange(json, ["trialWarningDays", "value"], figures.trialWarningDays?.value, 0, trial),
  ];
}

const list = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);

/** Reports lists of the store module whose length differs from its figure. */
function checkCounts(files: ContentFiles, figures: Figures): Finding[] {
  const json = files.readable.get("store.json")?.json;
  const store = valueOf<Record<string, unknown[] | undefined>>(files, "store.json");
  return Object.entries(counted).flatMap(([name, figure]) => {
    const [actual, expected = NaN] = [store?.[name]?.length, figures[figure]?.value];
    if (!json || actual === undefined || actual === expected || !Number.isInteger(expected)) return [];
    return [json.finding([name], "count-differs", { actual, expected, of: `data/constants.json ${figure}` })];
  });
}

/** Checks the figures: units, number format, consistency. */
export function checkFigures(files: ContentFiles): Finding[] {
  const units = readUnits(files.root);
  return [...files.readable].flatMap(([name, { json }]) => {
    if (name !== "constants.json") return checkDecimals(json, () => 2);
    const figures = (isFields(json.value) ? json.value : {}) as Figures;
    const decimalsAt = ([figure = ""]: JsonPath) => {
      const { unit = "" } = figures[figure] ?? {};
      return currencies.includes(unit) ? decimalsOf(unit) : unit === "GB" ? 2 : 0;
    };
    const ofUnits = Object.entries(figures).flatMap(([figure, value]) =>
      typeof value?.unit === "string" ? checkUnit(json, figure, value.unit, units[figure]) : [],
    );
    return [
      ...ofUnits,
      ...(ofUnits.length > 0 ? [] : checkDecimals(json, decimalsAt)),
      ...compareFigures(json, figures),
      ...checkCounts(files, figures),
    ];
  });
}

/** Checks the price list: one recommended card per tab, a price on every card, a cell for every column. */
export function checkPrices(files: ContentFiles): Finding[] {
  const json = files.readable.get("pricing.json")?.json;
  if (!json) return [];
  const { tabs, comparison } = json.value as Pricing;
  const ofCards = list(tabs).flatMap(({ cards }, tab) => {
    const first = list(cards).findIndex(({ isMostPreferred }) => isMostPreferred);
    return list(cards).flatMap(({ isMostPreferred, isComingSoon, price, priceLabel, cta }, index) => {
      const at = (field: string) => ["tabs", tab, "cards", index, field];
      if (isMostPreferred && index !== first)
        return [json.finding(at("isMostPreferred"), "twice", { value: "isMostPreferred" })];
      if (price === null && priceLabel === null)
        return [json.finding(at("price"), "missing-field", { name: "price / priceLabel" })];
      const isWrong = cta !== undefined && (cta === null) !== isComingSoon;
      return isWrong ? [json.finding(at("cta"), "coming-soon-button")] : [];
    });
  });
  const expected = list(comparison?.columns).length;
  const rows = list(comparison?.groups).flatMap(({ rows: all }, group) =>
    list(all).map(({ cells }, row) => ({
      at: ["comparison", "groups", group, "rows", row, "cells"],
      actual: list(cells).length,
    })),
  );
  // Only the first: if the columns have changed, every row is wrong.
  const wrong = rows.find(({ actual }) => actual !== expected);
  const values = { actual: wrong?.actual ?? 0, expected, of: "columns" };
  return [...ofCards, ...(wrong ? [json.finding(wrong.at, "count-differs", values)] : [])];
}
