import path from "node:path";
import { defaultLocale, isLocale, locales, type Locale } from "../../../src/config/languages";
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

const braced = (text: string) => variablesIn(text).map((name) => `{${name}}`);

/** Reports invalid variable syntax in an interface string, or an unknown variable. */
function judgeVariables(text: string, known: readonly string[]): FileError | null {
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  const rest = text.replace(variable, "");
  if (!/[{}]/.test(rest)) {
    if (unknown === undefined) return null;
    const nearest = suggestion(unknown, known).replace(/→ (.*)/, "→ {{$1}}");
    return { rule: "unknown-placeholder", values: { found: `{{${unknown}}}`, nearest } };
  }
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

/** Strings of a language, and the errors that do not depend on another language. */
type StringFile = { json: JsonFile; locale: Locale; strings: Strings; findings: Finding[] };

/** Reports keys that a file lacks or has in excess, and translations that do not match their source. */
function compareStrings({ json, locale, strings }: StringFile, source: StringFile): Finding[] {
  const needed = keysFor(source.strings, locale);
  const compared = [...needed].flatMap(([key, { at, text }]) => {
    const own = strings.get(key);
    if (!own) return [json.finding(at, "missing-field", { name: key })];
    if (locale === defaultLocale) return [];
    const found = isCopy(text, own.text, String(at.at(-1)))
      ? { rule: "untranslated" as const }
      : compareNames(braced(text), braced(own.text));
    return found ? [json.finding(own.at, found.rule, found.values)] : [];
  });
  const ofUnknown = [...strings]
    .filter(([key]) => !needed.has(key) && !source.strings.has(key))
    .map(([name, { at }]) => {
      const nearest = suggestion(name, [...needed.keys()]);
      return json.finding(at, "unknown-field", { name, nearest });
    });
  return [...compared, ...ofUnknown];
}

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

  function readStrings(locale: Locale, name: string): StringFile {
    const json = new JsonFile(files.root, `locales/${locale}/${name}`);
    const all = textsIn(json.value);
    const strings: Strings = new Map(all.map((string) => [string.at.join("."), string]));
    const ofShape = json.value === undefined ? [] : schemaFindings(json, json.value, checkOf("locale"));
    const ofStrings = all.flatMap(({ at, text }) => {
      const found = judge(text, at);
      return found ? [json.finding(at, found.rule, found.values)] : [];
    });
    return { json, locale, strings, findings: [...json.findings, ...ofShape, ...ofStrings] };
  }

  const present = filesBelow(path.join(files.root, "locales")).filter((file) => isLocale(file.split("/")[0]));
  return [...new Set(present.map((file) => path.posix.basename(file)))].flatMap((name) => {
    const isPresent = (locale: string) => present.includes(`${locale}/${name}`);
    const read = locales.filter(isPresent).map((locale) => readStrings(locale, name));
    const missing = locales.filter((locale) => !isPresent(locale));
    // Files with errors are compared once these are corrected.
    const [source, ...others] = read.filter(({ findings }) => findings.length === 0);
    const isComparable = source?.locale === defaultLocale;
    return [
      ...missing.map((locale) => findingAt(`locales/${locale}/${name}`, "", { rule: "missing-file" })),
      ...read.flatMap(({ findings }) => findings),
      ...(isComparable ? [source, ...others].flatMap((one) => compareStrings(one, source)) : []),
    ];
  });
}
