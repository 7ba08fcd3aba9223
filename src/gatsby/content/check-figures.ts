import fs from "node:fs";
import path from "node:path";
import type { Constant } from "../schema/interpolate";
import { isFields } from "../../lib/is-fields";
import { valueOf, type ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import type { JsonFile } from "./json-file";
import { currencyNear, fractionDigitsOf, isCurrency } from "./units";

type Schema = { properties?: Record<string, { "x-unit"?: string }> };

/** Prices that the estimate of the pricing page adds up. */
const addedUp = ["storePrice", "domainPrice"] as const;

/** The unit of each figure, which the texts that name it count on; "money" for any currency. */
export const readUnits = (root: string): Record<string, string | undefined> => {
  const file = path.join(root, "data", "schema", "constants.schema.json");
  const { properties = {} } = JSON.parse(fs.readFileSync(file, "utf8")) as Schema;
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field["x-unit"]]));
};

/** Names of the figures that are money. */
export const readPrices = (root: string): ReadonlySet<string> =>
  new Set(Object.entries(readUnits(root)).flatMap(([name, unit]) => (unit === "money" ? [name] : [])));

/** A unit that is none, or not that of its figure. */
function checkUnit(json: JsonFile, name: string, unit: string, expected: string | undefined): Finding[] {
  const at = [name, "unit"];
  if (expected === "money")
    return isCurrency(unit)
      ? []
      : [json.finding(at, "unknown-currency", { value: unit, nearest: currencyNear(unit) })];
  return expected === undefined || unit === expected
    ? []
    : [json.finding(at, "other-unit", { value: unit, nearest: `→ ${expected}` })];
}

/** Units of which there can be a half. */
const isDivisible = (unit: string) => unit === "GB" || isCurrency(unit);

/** A figure with a point that its unit cannot have: as thousands are written in Turkish, or half a day. */
function checkValue(json: JsonFile, name: string, { value, unit }: Constant): Finding[] {
  const at = [name, "value"];
  const written = json.sourceOf(at);
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(written) && !(isCurrency(unit) && fractionDigitsOf(unit) === 3))
    return [
      json.finding(at, "thousands-point", { value: written, nearest: `→ ${written.replace(".", "")}` }),
    ];
  if (!Number.isInteger(value) && !isDivisible(unit))
    return [json.finding(at, "needs-integer", { value, unit })];
  const digits = isCurrency(unit) ? fractionDigitsOf(unit) : Infinity;
  if ((written.split(".")[1]?.length ?? 0) <= digits) return [];
  return [
    json.finding(at, "too-many-decimals", { value, unit, digits, nearest: `→ ${value.toFixed(digits)}` }),
  ];
}

/** The first year that a text can speak of. */
const firstYear = 1900;

/** A year that cannot be meant: of two digits, or still to come. */
function checkYear(json: JsonFile, name: string, value: number, now: Date): Finding[] {
  const max = now.getUTCFullYear();
  return value >= firstYear && value <= max
    ? []
    : [json.finding([name, "value"], "year-range", { value, min: firstYear, max })];
}

/** Checks that prices which are added up are of one currency. */
function checkCurrencies(
  json: JsonFile,
  constants: Record<string, Partial<Constant> | undefined>,
): Finding[] {
  const [first, ...others] = addedUp;
  const unitOf = (name: string) => constants[name]?.unit ?? "";
  return others
    .filter((name) => [name, first].every((one) => isCurrency(unitOf(one))) && unitOf(name) !== unitOf(first))
    .map((name) =>
      json.finding([name, "unit"], "currencies-differ", {
        value: unitOf(name),
        other: first,
        nearest: `→ ${unitOf(first)}`,
      }),
    );
}

/** A trial that warns of its end before it has begun. */
function checkWarning(json: JsonFile, constants: Record<string, Partial<Constant> | undefined>): Finding[] {
  const [value, max] = [constants.trialWarningDays?.value, constants.trialDays?.value];
  return typeof value === "number" && typeof max === "number" && max > 0 && value > max
    ? [json.finding(["trialWarningDays", "value"], "warning-before-trial", { value, max })]
    : [];
}

/** Thousands with a point in any other file: the prices of samples, for one. */
const checkThousands = (json: JsonFile): Finding[] =>
  [...json.text.matchAll(/"\w+"\s*:\s*([1-9]\d{0,2}\.\d{3})(?=\s*[,}\n])/g)].map((match) => {
    const [whole, value = ""] = match;
    const at = json.pathAt(match.index + whole.length - value.length);
    return json.finding(at, "thousands-point", { value, nearest: `→ ${value.replace(".", "")}` });
  });

/** Checks the figures: each of its unit, written as this format writes numbers, prices of one currency, the warning within the trial. */
export function checkFigures(files: ContentFiles, now: Date): Finding[] {
  const ofOthers = [...files.readable].flatMap(([name, { json: other }]) =>
    name === "constants.json" ? [] : checkThousands(other),
  );
  const json = files.readable.get("constants.json")?.json;
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  if (!json || !isFields(constants)) return ofOthers;
  const units = readUnits(files.root);
  const ofEach = Object.entries(constants).flatMap(([name, constant]) => {
    if (!isFields(constant) || typeof constant.unit !== "string") return [];
    const ofUnit = checkUnit(json, name, constant.unit, units[name]);
    if (ofUnit.length > 0 || typeof constant.value !== "number") return ofUnit;
    return [
      ...checkValue(json, name, constant),
      ...(constant.unit === "year-date" ? checkYear(json, name, constant.value, now) : []),
    ];
  });
  return [...ofOthers, ...ofEach, ...checkCurrencies(json, constants), ...checkWarning(json, constants)];
}
