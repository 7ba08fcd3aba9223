import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../config/languages";
import { brandIn, readBrandNames, type BrandName } from "./brand-names";
import { damagedLetters, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import { JsonFile, jsonFilesBelow, type JsonPath } from "./json-file";
import { suggestion } from "./nearest";

type Strings = Map<string, { at: JsonPath; text: string }>;

/** All strings of a locale file by dotted key; anything but an object or a string counts as empty. */
function flatten(value: unknown, at: JsonPath = [], found: Strings = new Map()): Strings {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const [key, child] of Object.entries(value)) flatten(child, [...at, key], found);
  else found.set(at.join("."), { at, text: typeof value === "string" ? value : "" });
  return found;
}

/**
 * Names of the variables in an interface string, sorted, each once.
 * @example variablesIn("{{count}} of {{trialDays, number}}") // ["count", "trialDays"]
 */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = ""]) => name))].sort();
}

/** Mistakes of single strings, whatever their source says. */
const checkStrings = (json: JsonFile, brands: readonly BrandName[]): Finding[] =>
  [...flatten(json.value).values()].flatMap(({ at, text }) => {
    const found = damagedLetters(text);
    if (found) return [json.finding(at, "damaged-letters", { found })];
    const brand = brandIn(text, brands);
    return brand ? [json.finding(at, "brand-typed", { nearest: `{{${brand.placeholder}}}` })] : [];
  });

/** Compares a translation, or the source itself, with its source, key by key. */
function compareStrings(source: Strings, json: JsonFile, isTranslation: boolean): Finding[] {
  const translation = flatten(json.value);
  const findings: Finding[] = [];
  for (const [name, { at, text }] of source) {
    const translated = translation.get(name);
    if (!translated) findings.push(json.finding(at, "missing-key", { name }));
    else if (translated.text.trim() === "") findings.push(json.finding(at, "empty"));
    else if (isTranslation && isCopy(text, translated.text)) findings.push(json.finding(at, "untranslated"));
    else {
      const [expected, actual] = [variablesIn(text).join(", "), variablesIn(translated.text).join(", ")];
      if (expected !== actual) findings.push(json.finding(at, "other-variables", { expected, actual }));
    }
  }
  for (const [name, { at }] of translation)
    if (!source.has(name))
      findings.push(json.finding(at, "unknown-key", { name, nearest: suggestion(name, [...source.keys()]) }));
  return findings;
}

/** Checks that every language has the same strings, with the same variables, and none empty. */
export function checkLocales(root: string): Finding[] {
  const names = locales.flatMap((locale) =>
    jsonFilesBelow(root, `locales/${locale}`).map((file) => path.posix.basename(file)),
  );
  const brands = readBrandNames(root);
  return [...new Set(names)].sort().flatMap((name) => {
    const fileOf = (locale: string) => `locales/${locale}/${name}`;
    const missing = locales.filter((locale) => !fs.existsSync(path.join(root, fileOf(locale))));
    const files = locales
      .filter((locale) => !missing.includes(locale))
      .map((locale) => ({ locale, json: new JsonFile(root, fileOf(locale)) }));
    const findings: Finding[] = [
      ...missing.map((locale) => ({
        file: fileOf(locale),
        item: "-",
        field: "-",
        rule: "missing-file" as const,
      })),
      ...files.flatMap(({ json }) => json.findings),
    ];
    const source = files.find(({ locale }) => locale === defaultLocale)?.json;
    // A source that cannot be read says nothing about its translations.
    if (source?.value === undefined) return findings;
    const strings = flatten(source.value);
    const readable = files.filter(({ json }) => json.value !== undefined);
    return [
      ...findings,
      ...readable.flatMap(({ locale, json }) => [
        ...checkStrings(json, brands),
        ...compareStrings(strings, json, locale !== defaultLocale),
      ]),
    ];
  });
}
