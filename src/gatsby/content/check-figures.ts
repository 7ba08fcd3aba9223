import { isFields } from "../../lib/is-fields";
import type { Constant } from "../schema/interpolate";
import { readUnits, valueOf, type ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import type { JsonFile } from "./json-file";

type Figures = Record<string, Partial<Constant> | undefined>;

/** Prices that the estimate of the pricing page adds up. */
const addedUp = ["storePrice", "domainPrice"] as const;

/** Lists of the store module whose length a text says, with the figure that holds it. */
const counted = { themes: "themes", colors: "colours", languages: "storeLanguages" } as const;

/** The first year that a text can speak of. */
const firstYear = 1900;

const currencies = new Set(Intl.supportedValuesOf("currency"));
const fractionDigitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A unit that is none, or not that of its figure. */
function checkUnit(json: JsonFile, name: string, value: string, expected: string | undefined): Finding[] {
  if (expected === undefined || value === expected || (expected === "money" && currencies.has(value)))
    return [];
  const code = value.trim() === "TL" ? "TRY" : value.trim().toUpperCase();
  if (expected !== "money")
    return [json.finding([name, "unit"], "other-unit", { value, nearest: `→ ${expected}` })];
  const nearest = currencies.has(code) ? `→ ${code}` : "";
  return [json.finding([name, "unit"], "unknown-currency", { value, nearest })];
}

const thousands = (json: JsonFile, at: (string | number)[], value: string) =>
  json.finding(at, "thousands-point", { value, nearest: `→ ${value.replace(".", "")}` });

/** A figure with a point that its unit cannot have: as thousands are written in Turkish, or half a day. */
function checkValue(json: JsonFile, name: string, value: number, unit: string): Finding[] {
  const at = [name, "value"];
  const written = json.sourceOf(at);
  const wholeUnits = unit === "GB" ? Infinity : 0;
  const digits = currencies.has(unit) ? fractionDigitsOf(unit) : wholeUnits;
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(written) && digits !== 3) return [thousands(json, at, written)];
  if ((written.split(".")[1]?.length ?? 0) > digits) {
    const nearest = `→ ${value.toFixed(digits)}`;
    return [json.finding(at, "too-many-decimals", { value, unit, digits, nearest })];
  }
  const max = new Date().getUTCFullYear();
  return unit === "year-date" && (value < firstYear || value > max)
    ? [json.finding(at, "out-of-range", { value, min: firstYear, max })]
    : [];
}

/** Thousands with a point in any other file: the prices of samples, for one. */
const checkThousands = (json: JsonFile): Finding[] =>
  [...json.text.matchAll(/"\w+"\s*:\s*([1-9]\d{0,2}\.\d{3})(?=\s*[,}\n])/g)].map((match) => {
    const [whole, value = ""] = match;
    return thousands(json, [...json.pathAt(match.index + whole.length - value.length)], value);
  });

/** Prices that are added up in one currency, a warning within the trial. */
function compareFigures(json: JsonFile, figures: Figures): Finding[] {
  const [first, second] = addedUp.map((name) => figures[name]?.unit ?? "");
  const [warning, trial] = [figures.trialWarningDays?.value ?? 0, figures.trialDays?.value ?? 0];
  const isMixed = first !== second && [first, second].every((unit) => currencies.has(unit ?? ""));
  return [
    ...(isMixed
      ? [json.finding([addedUp[1], "unit"], "other-unit", { value: second ?? "", nearest: `→ ${first}` })]
      : []),
    ...(trial > 0 && warning > trial
      ? [json.finding(["trialWarningDays", "value"], "warning-before-trial", { value: warning, max: trial })]
      : []),
  ];
}

/** Lists of the store module that are not as long as the figures say. */
function checkCounts(files: ContentFiles, figures: Figures): Finding[] {
  const json = files.readable.get("store.json")?.json;
  const store = (json?.value ?? {}) as Record<string, unknown[] | undefined>;
  return Object.entries(counted).flatMap(([list, constant]) => {
    const [actual, expected] = [store[list]?.length, figures[constant]?.value];
    return !json || actual === undefined || actual === expected || !Number.isInteger(expected)
      ? []
      : [json.finding([list], "count-differs", { actual, expected: expected ?? 0, constant })];
  });
}

/** Checks the figures: each of its unit, written as this format writes numbers, and in keeping with each other. */
export function checkFigures(files: ContentFiles): Finding[] {
  const ofOthers = [...files.readable].flatMap(([name, { json: other }]) =>
    name === "constants.json" ? [] : checkThousands(other),
  );
  const json = files.readable.get("constants.json")?.json;
  const figures = valueOf<unknown>(files, "constants.json");
  if (!json || !isFields(figures)) return ofOthers;
  const units = readUnits(files.root);
  const ofEach = Object.entries(figures).flatMap(([name, figure]) => {
    if (!isFields(figure) || typeof figure.unit !== "string") return [];
    const ofUnit = checkUnit(json, name, figure.unit, units[name]);
    if (ofUnit.length > 0 || typeof figure.value !== "number") return ofUnit;
    return checkValue(json, name, figure.value, figure.unit);
  });
  const known = figures as Figures;
  return [...ofOthers, ...ofEach, ...compareFigures(json, known), ...checkCounts(files, known)];
}
