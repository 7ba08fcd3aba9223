import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../config/languages";
import { isFields } from "../../lib/is-fields";
import { brandIn, readBrandNames } from "./brand-names";
import { readPlaceholders, readSchema } from "./content-files";
import { damageIn, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import { JsonFile, jsonFilesBelow, type JsonPath } from "./json-file";
import type { Verdict } from "./judge-links";
import { markIn } from "./judge-marks";
import { suggestion } from "./nearest";
import { perText } from "./per-text";

/** What `data/schema/locale.schema.json` asks of interface strings. */
type Rules = {
  /** Names that Gatsby keeps for itself. */
  propertyNames: { not: { enum: string[] } };
  /** Variables that components fill in, besides figures and facts of the company. */
  "x-variables": string[];
  "x-lengths": { default: number; title: number; headTitle: number; headDescription: number };
};

type Strings = Map<string, { at: JsonPath; value: unknown }>;

/** All strings of a locale file by dotted key, and what stands in place of one. */
function flatten(value: unknown, at: JsonPath = [], found: Strings = new Map()): Strings {
  if (isFields(value)) for (const [key, child] of Object.entries(value)) flatten(child, [...at, key], found);
  else found.set(at.join("."), { at, value });
  return found;
}

const variable = /\{\{-?\s*([\w.]+)\s*(?:,\s*(\w*)[^{}]*)?\}\}/g;

/** Formats of i18next that strings may name. */
const formats = ["number", "currency", "datetime", "relativetime", "list"];

/**
 * Names of the variables in an interface string, sorted, each once.
 * @example variablesIn("{{count}} of {{trialDays, number}}") // ["count", "trialDays"]
 */
export const variablesIn = perText((text): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = ""]) => name))].sort(),
);

/** What is wrong with how the variables of an interface string are written, whatever they name. */
function judgeVariables(text: string): Verdict | null {
  for (const [found, name = "", format] of text.matchAll(variable))
    if (format !== undefined && !formats.includes(format))
      return { rule: "variable-form", values: { found, nearest: `→ {{${name}, number}}` } };
  const [found, before, after] = /(\w*)\s*\}|\{[{\s]*(\w*)\}?/.exec(text.replace(variable, "")) ?? [];
  const name = before || after || "";
  return found === undefined
    ? null
    : { rule: "variable-form", values: { found, nearest: name && `→ {{${name}}}` } };
}

/** How long a string may be: what browsers and search engines show of a page is cut earlier than what stands on it. */
function maxLength(at: JsonPath, lengths: Rules["x-lengths"]): number {
  const key = String(at.at(-1)).replace(/_\w+$/, "");
  const isHead = at.slice(0, -1).some((step) => /head$/i.test(String(step)));
  if (key === "title") return isHead ? lengths.headTitle : lengths.title;
  return isHead && key === "description" ? lengths.headDescription : lengths.default;
}

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Plural forms that the language has, of strings that have another of them. */
function missingForms(names: Iterable<string>, locale: string): string[] {
  const known = new Set(names);
  const bases = [...known].filter((name) => plural.test(name)).map((name) => name.replace(plural, ""));
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...new Set(bases.flatMap((base) => pluralCategories.map((form) => `${base}_${form}`)))].filter(
    (name) => !known.has(name),
  );
}

/** Checks the strings of every language, and those of a translation against its source; the types compare them with the code. */
export function checkLocales(root: string): Finding[] {
  const rules = readSchema(root, "locale") as unknown as Rules;
  const placeholders = readPlaceholders(root);
  const known = placeholders && new Set([...placeholders, ...rules["x-variables"]]);
  const brands = readBrandNames(root);

  const judge = (text: string, at: JsonPath): Verdict | null => {
    const markup = markIn(text);
    const [length, max] = [[...text].length, maxLength(at, rules["x-lengths"])];
    return (
      damageIn(text) ??
      judgeVariables(text) ??
      (markup === null ? null : { rule: "markup", values: { found: markup } }) ??
      (length > max
        ? { rule: "too-long", values: { length: `${length}`, max: `${max}`, excess: `${length - max}` } }
        : brandIn(text, brands, "{{", "}}"))
    );
  };

  /** What is wrong in a file, whatever its source says, by key. */
  function checkStrings(json: JsonFile, locale: string, strings: Strings): Map<string, Finding> {
    const found = new Map<string, Finding>();
    for (const name of Object.keys(json.value as object))
      if (rules.propertyNames.not.enum.includes(name))
        found.set(name, json.finding([name], "reserved-key", { name }));
    for (const [name, { at, value }] of strings) {
      const verdict: Verdict | null =
        typeof value === "string"
          ? judge(value, at)
          : { rule: "needs-text", values: { actual: JSON.stringify(value).slice(0, 40) } };
      if (verdict) found.set(name, json.finding(at, verdict.rule, verdict.values));
    }
    for (const name of missingForms(strings.keys(), locale))
      found.set(name, json.finding(name.split("."), "missing-key", { name }));
    return found;
  }

  /** Variables that the source does not have, or that nothing fills in. */
  function compareVariables(source: string, text: string): Verdict | null {
    const unknownIn = (words: string) => variablesIn(words).filter((name) => known?.has(name) === false);
    const [expected, actual] = [source, text].map((words) => variablesIn(words).join(", ") || "-");
    // Of a source with an unknown variable the translation may have the right one.
    if (expected !== actual && unknownIn(source).length === 0)
      return { rule: "other-variables", values: { expected: expected ?? "", actual: actual ?? "" } };
    const [name] = unknownIn(text);
    if (name === undefined) return null;
    const nearest = suggestion(name, [...(known ?? [])]).replace(/→ (.*)/, "→ {{$1}}");
    return { rule: "unknown-variable", values: { found: `{{${name}}}`, nearest } };
  }

  /** Compares a translation, or the source itself, with its source, key by key. */
  function compare(
    json: JsonFile,
    strings: Strings,
    source: Strings,
    hasOwn: (name: string) => boolean,
  ): Finding[] {
    const ofSource = [...source].flatMap(([name, { at, value }]) => {
      if (hasOwn(name)) return [];
      const text = strings.get(name)?.value;
      if (text === undefined)
        return [...strings.keys()].some((key) => key.startsWith(`${name}.`))
          ? []
          : [json.finding(at, "missing-key", { name })];
      if (typeof text !== "string" || typeof value !== "string") return [];
      if (text.trim() === "") return [json.finding(at, "empty")];
      if (strings !== source && isCopy(value, text, String(at.at(-1))))
        return [json.finding(at, "untranslated")];
      const verdict = compareVariables(value, text);
      return verdict ? [json.finding(at, verdict.rule, verdict.values)] : [];
    });
    // A plural form that the source's language does not need is none too many.
    const isForm = (name: string) => plural.test(name) && source.has(name.replace(plural, "_other"));
    const more = [...strings].filter(([name]) => !source.has(name) && !hasOwn(name) && !isForm(name));
    const unknown = more.map(([name, { at }]) =>
      json.finding(at, "unknown-key", { name, nearest: suggestion(name, [...source.keys()]) }),
    );
    return [...ofSource, ...unknown];
  }

  const names = locales.flatMap((locale) =>
    jsonFilesBelow(root, `locales/${locale}`).map((file) => path.posix.basename(file)),
  );
  return [...new Set(names)].sort().flatMap((name) => {
    const files = locales.map((locale) => ({ locale, file: `locales/${locale}/${name}` }));
    const present = files.filter(({ file }) => fs.existsSync(path.join(root, file)));
    const missing = files
      .filter((file) => !present.includes(file))
      .map(({ file }): Finding => ({ file, item: "-", field: "-", rule: "missing-file" }));
    const read = present.map(({ locale, file }) => ({ locale, json: new JsonFile(root, file) }));
    const shapeless = read.filter(({ json }) => json.value !== undefined && !isFields(json.value));
    const sound = read
      .filter(({ json }) => isFields(json.value))
      .map(({ locale, json }) => {
        const strings = flatten(json.value);
        return { locale, json, strings, own: checkStrings(json, locale, strings) };
      });
    // A source that cannot be read says nothing about its translations.
    const source = sound.find(({ locale }) => locale === defaultLocale);
    return [
      ...missing,
      ...read.flatMap(({ json }) => json.findings),
      ...shapeless.map(({ json }) =>
        json.finding([], "needs-fields", { actual: JSON.stringify(json.value).slice(0, 40) }),
      ),
      ...sound.flatMap(({ json, strings, own }) => [
        ...own.values(),
        ...(source
          ? compare(
              json,
              strings,
              source.strings,
              (key) => own.has(key) || (source.json !== json && source.own.has(key)),
            )
          : []),
      ]),
    ];
  });
}
