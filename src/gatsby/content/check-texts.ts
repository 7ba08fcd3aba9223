import { defaultLocale, locales } from "../../config/languages";
import { brandIn, readBrandNames, type BrandName } from "./brand-names";
import { readPrices } from "./check-figures";
import { figuresOf, type ContentFiles } from "./content-files";
import { damagedLetters, invisibleIn, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import { foreignMarkIn, markIn } from "./foreign-marks";
import { textsIn, type JsonFile, type JsonPath } from "./json-file";
import { judgeCurrency } from "./judge-currency";
import { judgePlaceholders, compareNames } from "./judge-placeholders";
import { fieldAt, readMarkedFields } from "./marked-fields";

/** What texts may name, and what they must not. */
type Names = {
  placeholders: ReadonlySet<string> | null;
  figures: ReadonlySet<string> | null;
  prices: ReadonlySet<string>;
  brands: readonly BrandName[];
};

const isLocalized = (at: JsonPath) => (locales as readonly (string | number)[]).includes(at.at(-1) ?? "");

function checkText(
  json: JsonFile,
  at: JsonPath,
  text: string,
  names: Names,
  mayBeMarked: boolean,
): Finding[] {
  const found = damagedLetters(text);
  if (found) return [json.finding(at, "damaged-letters", { found })];
  // Other fields have a form of their own, which says so.
  if (!isLocalized(at)) return [];
  const ofLetters = checkLetters(json, at, text);
  if (ofLetters.length > 0) return ofLetters;
  const ofPlaceholders = judgePlaceholders(text, names.placeholders, names.figures);
  if (ofPlaceholders.length > 0)
    return ofPlaceholders.map(({ rule, values }) => json.finding(at, rule, values));
  const markup = mayBeMarked ? null : markIn(text);
  if (markup !== null) return [json.finding(at, "markup", { found: markup })];
  if (text.includes("\n") && foreignMarkIn(text) === null) return [json.finding(at, "lines-joined")];
  const currency = judgeCurrency(text, names.prices);
  if (currency) return [json.finding(at, currency.rule, currency.values)];
  const brand = brandIn(text, names.brands);
  return brand ? [json.finding(at, "brand-typed", { nearest: `{${brand.placeholder}}` })] : [];
}

/** A translation that is its source, or names other figures. */
function checkTranslation(
  json: JsonFile,
  at: JsonPath,
  text: string,
  texts: ReadonlyMap<string, string>,
  names: Names,
): Finding[] {
  if (!isLocalized(at) || at.at(-1) === defaultLocale) return [];
  const source = texts.get([...at.slice(0, -1), defaultLocale].join("\0"));
  const field = at.findLast((step) => typeof step === "string" && step !== at.at(-1));
  if (isCopy(source, text, String(field ?? ""))) return [json.finding(at, "untranslated")];
  const verdict = source === undefined ? null : compareNames(source, text, names.figures);
  return verdict ? [json.finding(at, "other-placeholders", verdict)] : [];
}

/** Letters that an encoding destroyed, and characters that nobody sees. */
function checkLetters(json: JsonFile, at: JsonPath, text: string): Finding[] {
  const found = damagedLetters(text);
  if (found) return [json.finding(at, "damaged-letters", { found })];
  const hidden = invisibleIn(text);
  return hidden ? [json.finding(at, "invisible-character", { found: hidden })] : [];
}

/** Names, postal address and notes of the company, which are shown as they are: placeholders have no value there either. */
const checkFacts = (json: JsonFile): Finding[] =>
  textsIn(json.value)
    .filter(({ at }) => isLocalized(at) || /brand$/i.test(at.join(".")))
    .flatMap(({ at, text }) => {
      const found = markIn(text) ?? /\{[^{}]*\}?|\}/.exec(text)?.[0];
      const ofLetters = checkLetters(json, at, text);
      return ofLetters.length > 0 || !found ? ofLetters : [json.finding(at, "markup", { found })];
    });

/** The brand as the source of a figure, which a rebranding would leave behind. */
const checkSources = (json: JsonFile, brands: readonly BrandName[]): Finding[] =>
  textsIn(json.value).flatMap(({ at, text }) => {
    const ofLetters = checkLetters(json, at, text);
    if (ofLetters.length > 0) return ofLetters;
    const brand = at.at(-1) === "source" ? brandIn(text, brands) : null;
    return brand ? [json.finding(at, "brand-typed", { nearest: `{${brand.placeholder}}` })] : [];
  });

/** Checks the texts of the data files: placeholders, braces, markup, damaged letters, the brand, copies of the Turkish text. */
export function checkTexts(files: ContentFiles): Finding[] {
  const brands = readBrandNames(files.root);
  const names: Names = {
    placeholders: files.placeholders,
    figures: figuresOf(files),
    prices: readPrices(files.root),
    brands,
  };
  const markedFields = readMarkedFields(files.root);
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    if (name === "site.json") return checkFacts(json);
    if (name === "constants.json") return checkSources(json, brands);
    const all = textsIn(json.value);
    const marked = markedFields(dataFile.schema);
    const byPath = new Map(all.map(({ at, text }) => [at.join("\0"), text]));
    const own = all.map(({ at, text }) => checkText(json, at, text, names, marked.has(fieldAt(at))));
    // A source with a finding of its own is compared when it is correct.
    const wrong = new Set(all.filter((_, index) => own[index]?.length).map(({ at }) => at.join("\0")));
    return all.flatMap(({ at, text }, index) => {
      const findings = own[index] ?? [];
      const isCompared = findings.length === 0 && !wrong.has([...at.slice(0, -1), defaultLocale].join("\0"));
      return isCompared ? checkTranslation(json, at, text, byPath, names) : findings;
    });
  });
}
