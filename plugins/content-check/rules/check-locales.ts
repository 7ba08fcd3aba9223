import path from "node:path";
import { defaultLocale, isLocale, locales, type Locale } from "../../../src/config/languages";
import { isFields } from "../../../src/lib/is-fields";
import { brandIn } from "./brand-names";
import { readSchema } from "../content-files";
import { damageIn, isCopy } from "./damaged-text";
import type { Finding, FileError } from "../finding";
import { JsonFile } from "./json-file";
import { textsIn, type JsonPath } from "../../../src/gatsby/data/json-texts";
import { filesBelow } from "../../../src/gatsby/data/list-files";
import { markIn } from "./judge-marks";
import { compareNames } from "./judge-placeholders";
import { nearestOf, suggestion } from "./nearest";
import { memoiseByText } from "./memoise-by-text";
import { schemaFindings } from "./schema-finding";
import type { Surroundings } from "./surroundings";
import { findingAt } from "./finding-at";

/** Custom schema keywords for interface strings (`data/schema/locale.schema.json`). */
type Rules = {
  /** Variables filled in by components, in addition to figures and company data. */
  "x-variables": string[];
  "x-lengths": { default: number; title: number; headTitle: number; headDescription: number };
};

type Strings = ReadonlyMap<string, { at: JsonPath; text: string }>;

const variable = /\{\{-?\s*([\w.]+)\s*(?:,\s*(?:number|currency|datetime|relativetime|list)\b[^{}]*)?\}\}/g;

/**
 * Returns the names of the variables in an interface string, sorted and without duplicates.
 * @example variablesIn("{{count}} of {{trialDays, number}}") // ["count", "trialDays"]
 */
export const variablesIn = memoiseByText((text): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = ""]) => name))].sort(),
);

/** Reports invalid variable syntax in an interface string, regardless of the names. */
function judgeVariables(text: string, known: readonly string[]): FileError | null {
  const rest = text.replace(variable, "");
  if (!/[{}]/.test(rest)) return null;
  const [found = "", before = "", inside = "", format] =
    /([\w\p{L}]*)\s*\}|\{[{\s]*([\w\p{L}]*)(\s*,[^{}]*)?\}*/u.exec(rest) ?? [];
  const name = nearestOf(before || inside, known) ?? "";
  const nearest = name && `→ {{${name}${format ? ", number" : ""}}}`;
  return { rule: "placeholder-form", values: { found, nearest } };
}

/**
 * Returns the maximum length of a string; page titles and descriptions have lower limits because browsers and
 * search engines truncate them.
 */
function maxLength(at: JsonPath, lengths: Rules["x-lengths"]): number {
  const key = String(at.at(-1)).replace(/_\w+$/, "");
  const isHead = at.slice(0, -1).some((step) => /head$/i.test(String(step)));
  if (key === "title") return isHead ? lengths.headTitle : lengths.title;
  return isHead && key === "description" ? lengths.headDescription : lengths.default;
}

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Returns the keys that a translation must have for the source strings, including its plural forms. */
function keysFor(source: Strings, locale: string): Map<string, { at: JsonPath; text: string }> {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return new Map(
    [...source].flatMap(([key, string]) => {
      if (!plural.test(key)) return [[key, string] as const];
      const base = key.replace(plural, "");
      return pluralCategories.map(
        (form) => [`${base}_${form}`, source.get(`${base}_${form}`) ?? string] as const,
      );
    }),
  );
}

type StringFile = {
  json: JsonFile;
  locale: Locale;
  strings: Strings;
  own: ReadonlyMap<string, FileError | null>;
};

/**
 * Checks the strings of every language, and translations against their source; TypeScript checks that the
 * code uses existing keys.
 */
export function checkLocales({ files, names, brands, checkOf }: Surroundings): Finding[] {
  const schema: unknown = readSchema(files.root, "locale");
  const { "x-variables": variables, "x-lengths": lengths } = schema as Rules;
  const known = [...names.placeholders, ...variables];

  /** Reports an error in a string that does not depend on its source. */
  function judge(text: string, at: JsonPath): FileError | null {
    const [length, max, found] = [[...text].length, maxLength(at, lengths), markIn(text)];
    const verdict =
      damageIn(text) ??
      judgeVariables(text, known) ??
      (found === null ? null : { rule: "markup", values: { found } });
    if (verdict) return verdict;
    if (length > max) return { rule: "too-long", values: { length, max, excess: length - max } };
    return brandIn(text, brands, "{{", "}}");
  }

  /** Reports a mismatch between a translation and its source. */
  function compare(text: string, source: string, at: JsonPath, locale: Locale): FileError | null {
    if (locale !== defaultLocale && isCopy(source, text, String(at.at(-1)))) return { rule: "untranslated" };
    const isUnknown = (name: string) => !known.includes(name);
    const braced = (all: string) => variablesIn(all).map((one) => `{${one}}`);
    const differing = compareNames(braced(source), braced(text));
    // If the source has an unknown variable, the translation may have the right one.
    if (differing && !variablesIn(source).some(isUnknown)) return differing;
    const name = variablesIn(text).find(isUnknown);
    if (name === undefined) return null;
    const nearest = suggestion(name, known).replace(/→ (.*)/, "→ {{$1}}");
    return { rule: "unknown-placeholder", values: { found: `{{${name}}}`, nearest } };
  }

  function readStrings(locale: Locale, name: string): StringFile {
    const json = new JsonFile(files.root, `locales/${locale}/${name}`);
    if (json.value !== undefined) json.findings.push(...schemaFindings(json, json.value, checkOf("locale")));
    const all = isFields(json.value) ? textsIn(json.value) : [];
    const strings: Strings = new Map(all.map(({ at, text }) => [at.join("."), { at, text }]));
    const own = new Map([...strings].map(([key, { at, text }]) => [key, judge(text, at)]));
    return { json, locale, strings, own };
  }

  /** Reports the errors within a file of strings, and those found by comparing it with its source. */
  function findFileError(
    { json, locale, strings, own }: StringFile,
    source: StringFile | undefined,
  ): Finding[] {
    const found = [...own].flatMap(([key, verdict]) =>
      verdict ? [json.finding(strings.get(key)?.at ?? [], verdict.rule, verdict.values)] : [],
    );
    // Invalid or unreadable files are compared once they are corrected.
    if (!source || json.findings.length + source.json.findings.length > 0)
      return [...json.findings, ...found];
    const needed = keysFor(source.strings, locale);
    const compared = [...needed].flatMap(([key, { at, text }]) => {
      const string = strings.get(key);
      if (!string) return [json.finding(key.split("."), "missing-field", { name: key })];
      const verdict = own.get(key) || source.own.get(key) ? null : compare(string.text, text, at, locale);
      return verdict ? [json.finding(string.at, verdict.rule, verdict.values)] : [];
    });
    const unknown = [...strings.keys()].filter((key) => !needed.has(key) && !source.strings.has(key));
    const ofUnknown = unknown.map((key) =>
      json.finding(key.split("."), "unknown-field", {
        name: key,
        nearest: suggestion(key, [...needed.keys()]),
      }),
    );
    return [...found, ...compared, ...ofUnknown];
  }

  const present = filesBelow(path.join(files.root, "locales"));
  const fileNames = present
    .filter((file) => isLocale(file.split("/")[0]))
    .map((file) => path.posix.basename(file));
  return [...new Set(fileNames)].sort().flatMap((name) => {
    const isPresent = (locale: string) => present.includes(`${locale}/${name}`);
    const read = locales.filter(isPresent).map((locale) => readStrings(locale, name));
    const source = read.find(({ locale }) => locale === defaultLocale);
    const missing = locales.filter((locale) => !isPresent(locale));
    return [
      ...missing.map((locale) => findingAt(`locales/${locale}/${name}`, "", { rule: "missing-file" })),
      ...read.flatMap((one) => findFileError(one, source)),
    ];
  });
}
