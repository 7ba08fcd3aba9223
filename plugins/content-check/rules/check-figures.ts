import { visit, type JSONVisitor } from "jsonc-parser";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { Constant } from "../../../src/gatsby/data/interpolate";
import { jsonOf, readUnits, type ContentFiles } from "../content-files";
import type { FileError } from "../finding";
import type { JsonFile } from "./json-file";
import { suggestion } from "./nearest";

type Figures = Record<string, Constant | undefined>;
type Card = Record<"isMostPreferred" | "isComingSoon", boolean> &
  Record<"price" | "priceLabel" | "cta", unknown>;
type Pricing = {
  tabs: { cards: Card[] }[];
  comparison: { columns: string[]; groups: { rows: { cells: unknown[] }[] }[] };
};

/** Lists of the store module whose length is stated in text, each with the constant for that length. */
const counted = { themes: "themes", colors: "colours", languages: "storeLanguages" } as const;

const currencies = Intl.supportedValuesOf("currency");

/** Returns the number of decimals that a constant may have. */
function decimalsOf(unit: string): number {
  if (!currencies.includes(unit)) return unit === "GB" ? 2 : 0;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: unit });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Reports units that are unknown or wrong for their constant, and sums of prices in different currencies. */
function checkUnits(json: JsonFile, figures: Figures, units: [figure: string, unit: string][]): void {
  const before = json.findings.length;
  const wrong = (name: string, value: string, allowed: string, nearest: string) =>
    json.add([name, "unit"], { rule: "not-allowed", values: { value, allowed, nearest } });
  for (const [name, expected] of units) {
    const value = figures[name]?.unit;
    const [known, allowed] = expected === "money" ? [currencies, "TRY, USD, EUR…"] : [[expected], expected];
    if (value !== undefined && !known.includes(value))
      wrong(name, value, allowed, suggestion(value === "TL" ? "TRY" : value, known));
  }
  const [store = "", domain = ""] = [figures.storePrice?.unit, figures.domainPrice?.unit];
  if (json.findings.length === before && store !== domain) wrong("domainPrice", domain, store, `→ ${store}`);
}

/** Reports a number with too many decimals, such as half a day, or with a Turkish thousands separator. */
function judgeDecimals(value: string, digits: number): FileError | null {
  const [, decimals = ""] = value.split(".");
  if (decimals.length <= digits) return null;
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(value);
  const nearest = isThousands ? value.replace(".", "") : Number(value).toFixed(digits);
  return { rule: "decimals", values: { value, digits, nearest: `→ ${nearest}` } };
}

/** Checks the decimal places of a file's numbers. */
function checkDecimals(json: JsonFile, digitsAt: (at: JsonPath) => number): void {
  const onLiteralValue: JSONVisitor["onLiteralValue"] = (value, offset, length, _line, _column, path) => {
    if (typeof value !== "number") return;
    const written = json.text.slice(offset, offset + length);
    json.add(path(), judgeDecimals(written, digitsAt(path())));
  };
  if (/\d\.\d/.test(json.text)) visit(json.text, { onLiteralValue });
}

/** Reports a number outside a range. */
const judgeRange = (value: number | undefined, min: number, max: number): FileError | null =>
  value !== undefined && (value < min || value > max)
    ? { rule: "out-of-range", values: { value, min, max } }
    : null;

/** Checks the constants: units, decimals, plausible years, the trial's warning period, and list lengths. */
export function checkFigures(files: ContentFiles): void {
  const [json, store] = [jsonOf(files, "constants.json"), jsonOf(files, "store.json")];
  const figures = json.value as Figures;
  const before = json.findings.length;
  for (const [name, file] of files.readable) if (name !== "constants.json") checkDecimals(file.json, () => 2);
  checkUnits(json, figures, readUnits(files.root));
  if (json.findings.length > before) return;
  checkDecimals(json, ([figure = ""]) => decimalsOf(figures[figure]?.unit ?? ""));
  for (const [name, figure] of Object.entries(figures))
    if (figure?.unit === "year-date")
      json.add([name, "value"], judgeRange(figure.value, 1900, new Date().getUTCFullYear()));
  const { trialDays, trialWarningDays } = figures;
  json.add(["trialWarningDays", "value"], judgeRange(trialWarningDays?.value, 0, trialDays?.value ?? 0));
  for (const [name, figure] of Object.entries(counted)) {
    const actual = (store.value as Record<string, unknown[]>)[name]?.length ?? 0;
    const expected = figures[figure]?.value ?? 0;
    const values = { actual, expected, of: `data/constants.json ${figure}` };
    if (actual !== expected) store.add([name], { rule: "count-differs", values });
  }
}

/** Checks the price list: one recommended card per tab, a price on every card, a cell for every column. */
export function checkPrices(files: ContentFiles): void {
  const json = jsonOf(files, "pricing.json");
  const { tabs, comparison } = json.value as Pricing;
  for (const [tab, { cards }] of tabs.entries()) {
    const first = cards.findIndex(({ isMostPreferred }) => isMostPreferred);
    for (const [index, { isMostPreferred, isComingSoon, price, priceLabel, cta }] of cards.entries()) {
      const add = (field: string, error: FileError) => json.add(["tabs", tab, "cards", index, field], error);
      if (isMostPreferred && index !== first)
        add("isMostPreferred", { rule: "twice", values: { value: "isMostPreferred" } });
      else if (price === null && priceLabel === null)
        add("price", { rule: "missing-field", values: { name: "price / priceLabel" } });
      else if (cta !== undefined && (cta === null) !== isComingSoon)
        add("cta", { rule: "coming-soon-button" });
    }
  }
  const expected = comparison.columns.length;
  const rows = comparison.groups.flatMap((group, index) =>
    group.rows.map(({ cells }, row) => ({ at: [index, "rows", row, "cells"], actual: cells.length })),
  );
  // Only the first: if the columns have changed, every row is wrong.
  const wrong = rows.find(({ actual }) => actual !== expected);
  if (!wrong) return;
  const values = { actual: wrong.actual, expected, of: "columns" };
  json.add(["comparison", "groups", ...wrong.at], { rule: "count-differs", values });
}
