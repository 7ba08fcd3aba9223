import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../config/languages";
import { brandIn, readBrandNames, type BrandName } from "./brand-names";
import { isFields } from "../../lib/is-fields";
import { readPlaceholders } from "./content-files";
import { damagedLetters, invisibleIn, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import { markIn } from "./foreign-marks";
import { JsonFile, jsonFilesBelow, type JsonPath } from "./json-file";
import { judgeVariables, variablesIn } from "./judge-variables";
import { suggestion } from "./nearest";
import { readStringRules, type StringRules } from "./string-rules";

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The key that the code names: all plural forms of a string belong to one. */
const pluralBase = (name: string) => name.replace(pluralForm, "");

/** Plural forms that the language has, of strings that have another of them. */
function missingForms(names: ReadonlySet<string>, locale: string): string[] {
  const bases = [...names].filter((name) => /_(?:one|two|few|many|other)$/.test(name)).map(pluralBase);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...new Set(bases)]
    .flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))
    .filter((name) => !names.has(name));
}

type Strings = Map<string, { at: JsonPath; text: string | null }>;

type Surroundings = {
  brands: readonly BrandName[];
  schema: StringRules;
};

/** All strings of a locale file by dotted key; what is no string has no text. */
function flatten(value: unknown, at: JsonPath = [], found: Strings = new Map()): Strings {
  if (isFields(value)) for (const [key, child] of Object.entries(value)) flatten(child, [...at, key], found);
  else found.set(at.join("."), { at, text: typeof value === "string" ? value : null });
  return found;
}

/** Mistakes of single strings, whatever their source says. */
function checkStrings(json: JsonFile, surroundings: Surroundings): Finding[] {
  const { brands, schema } = surroundings;
  const ofKeys = Object.keys(json.value as object)
    .filter((key) => schema.reserved.includes(key))
    .map((key) => json.finding([key], "reserved-key", { name: key }));
  const ofStrings = [...flatten(json.value).values()].flatMap(({ at, text }) => {
    if (text === null) return [shapeFinding(json, at)];
    const found = damagedLetters(text);
    if (found) return [json.finding(at, "damaged-letters", { found })];
    const hidden = invisibleIn(text);
    if (hidden) return [json.finding(at, "invisible-character", { found: hidden })];
    const verdict = judgeVariables(text);
    if (verdict) return [json.finding(at, verdict.rule, verdict.values)];
    const markup = markIn(text);
    if (markup !== null) return [json.finding(at, "markup", { found: markup })];
    const [length, max] = [[...text].length, schema.maxLength(at)];
    if (length > max) return [json.finding(at, "too-long", { length, max, excess: length - max })];
    const brand = brandIn(text, brands);
    return brand ? [json.finding(at, "brand-typed", { nearest: `{{${brand.placeholder}}}` })] : [];
  });
  return [...ofKeys, ...ofStrings];
}

/** Plural forms that a language needs beside another one. */
const checkForms = (json: JsonFile, locale: string): Finding[] =>
  missingForms(new Set(flatten(json.value).keys()), locale).map((name) =>
    json.finding(name.split("."), "missing-key", { name }),
  );

/** What stands in place of a string: a number, a list, nothing. */
function shapeFinding(json: JsonFile, at: JsonPath): Finding {
  const value = at.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], json.value);
  const actual = JSON.stringify(value)?.slice(0, 40) ?? "";
  return json.finding(at, at.length === 0 ? "needs-fields" : "needs-text", { actual });
}

/** Compares a translation, or the source itself, with its source, key by key; strings with a finding of their own are left out. */
function compareStrings(
  [source, sourceFindings]: readonly [JsonFile, readonly Finding[]],
  [json, own]: readonly [JsonFile, readonly Finding[]],
  known: ReadonlySet<string> | null,
): Finding[] {
  const strings = flatten(source.value);
  const translation = flatten(json.value);
  const findings: Finding[] = [];
  const has = (list: readonly Finding[], name: string) => list.some(({ field }) => field === name);
  for (const [name, { at, text }] of strings) {
    const translated = translation.get(name);
    if (!translated && !has(own, name) && ![...translation.keys()].some((key) => key.startsWith(`${name}.`)))
      findings.push(json.finding(at, "missing-key", { name }));
    if (!translated || has(own, name)) continue;
    if (translated.text?.trim() === "") findings.push(json.finding(at, "empty"));
    else if (json !== source && isCopy(text ?? undefined, translated.text ?? "", String(at.at(-1))))
      findings.push(json.finding(at, "untranslated"));
    else if (!has(sourceFindings, name))
      findings.push(...compareVariables(json, at, text ?? "", translated.text ?? "", known));
  }
  for (const [name, { at }] of translation)
    if (!strings.has(name) && !has(own, name) && !has(sourceFindings, name) && !isOtherForm(name, strings))
      findings.push(
        json.finding(at, "unknown-key", { name, nearest: suggestion(name, [...strings.keys()]) }),
      );
  return findings;
}

/** Whether a string is a plural form that the source's language does not need. */
const isOtherForm = (name: string, source: Strings) =>
  pluralBase(name) !== name && source.has(`${pluralBase(name)}_other`);

/** Variables that the source does not have, or that nothing fills in. */
function compareVariables(
  json: JsonFile,
  at: JsonPath,
  source: string,
  text: string,
  known: ReadonlySet<string> | null,
): Finding[] {
  const unknownIn = (words: string) => variablesIn(words).filter((name) => known?.has(name) === false);
  const [expected, actual] = [variablesIn(source).join(", "), variablesIn(text).join(", ")];
  // Of a source with an unknown variable the translation may have the right one.
  if (expected !== actual && unknownIn(source).length === 0)
    return [json.finding(at, "other-variables", { expected, actual })];
  return unknownIn(text).map((name) =>
    json.finding(at, "unknown-variable", { found: `{{${name}}}`, nearest: variableNear(name, known) }),
  );
}

const variableNear = (name: string, known: ReadonlySet<string> | null): string => {
  const near = suggestion(name, [...(known ?? [])]).replace("→ ", "");
  return near && `→ {{${near}}}`;
};

/** Checks the strings of every language, and those of a translation against its source; the types compare them with the code. */
export function checkLocales(root: string): Finding[] {
  const names = locales.flatMap((locale) =>
    jsonFilesBelow(root, `locales/${locale}`).map((file) => path.posix.basename(file)),
  );
  const schema = readStringRules(root);
  const placeholders = readPlaceholders(root);
  const known = placeholders && new Set([...placeholders, ...schema.variables]);
  const surroundings = { brands: readBrandNames(root), schema };
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
    const readable = files.filter(({ json }) => json.value !== undefined);
    const shapeless = readable.filter(({ json }) => !isFields(json.value));
    const judged = readable
      .filter(({ json }) => isFields(json.value))
      .map(({ locale, json }) => {
        const own = [...checkStrings(json, surroundings), ...checkForms(json, locale)];
        return { locale, pair: [json, own] as const };
      });
    // A source that cannot be read says nothing about its translations.
    const source = judged.find(({ locale }) => locale === defaultLocale)?.pair;
    return [
      ...findings,
      ...shapeless.map(({ json }) => shapeFinding(json, [])),
      ...judged.flatMap(({ pair }) => [...pair[1], ...(source ? compareStrings(source, pair, known) : [])]),
    ];
  });
}
