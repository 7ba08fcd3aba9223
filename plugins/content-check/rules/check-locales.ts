import path from "node:path";
import { defaultLocale, isLocale, locales } from "../../../src/config/languages";
import { textsIn, type JsonPath } from "../../../src/gatsby/data/json-texts";
import { filesBelow } from "../../../src/gatsby/data/list-files";
import { readSchema } from "../content-files";
import type { FileError, Finding } from "../finding";
import { brandIn } from "./brand-names";
import { damageIn } from "./damaged-text";
import { JsonFile } from "./json-file";
import { judgeUnmarked } from "./judge-marks";
import { judgeBraces, judgeTranslation } from "./judge-placeholders";
import { memoiseByText } from "./memoise-by-text";
import { suggestion } from "./nearest";
import type { Surroundings } from "./surroundings";

/** Custom keywords of `locale.schema.json`: variables that components pass to strings, and maximum lengths. */
type Rules = {
  "x-variables": string[];
  "x-lengths": { default: number; title: number; headTitle: number; headDescription: number };
};

const variable = /\{\{-?\s*([\w.]+)\s*(?:,\s*(?:number|currency|datetime|relativetime|list)\b[^{}]*)?\}\}/g;

/** Returns the names of the variables in an interface string, sorted and without duplicates. */
export const variablesIn = memoiseByText((text): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = ""]) => name))].sort(),
);

const braced = (text: string) => variablesIn(text).map((name) => `{${name}}`);

/** Reports invalid variable syntax in an interface string, or an unknown variable. */
function judgeVariables(text: string, known: readonly string[]): FileError | null {
  const write = (name: string, isFormatted: boolean) => `{{${name}${isFormatted ? ", number" : ""}}}`;
  const wrong = judgeBraces(text, known, variable, write);
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  if (wrong || unknown === undefined) return wrong;
  const nearest = suggestion(unknown, known).replace(/→ (.*)/, "→ {{$1}}");
  return { rule: "unknown-placeholder", values: { found: `{{${unknown}}}`, nearest } };
}

/** Reports a string that is too long; search engines truncate page titles and descriptions. */
function judgeLength(text: string, at: JsonPath, lengths: Rules["x-lengths"]): FileError | null {
  const key = String(at.at(-1)).replace(/_\w+$/, "");
  const isHead = at.slice(0, -1).some((step) => /head$/i.test(String(step)));
  const ofTitle = isHead ? lengths.headTitle : lengths.title;
  const ofOther = isHead && key === "description" ? lengths.headDescription : lengths.default;
  const [{ length }, max] = [[...text], key === "title" ? ofTitle : ofOther];
  return length > max ? { rule: "too-long", values: { length, max, excess: length - max } } : null;
}

const plural = /_(?:zero|one|two|few|many|other)$/;

type Strings = ReadonlyMap<string, { at: JsonPath; text: string }>;

/** Returns the strings that a translation of the source must contain, including its own plural forms. */
function neededFor(source: Strings, locale: string): Strings {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const formsOf = (key: string) => pluralCategories.map((form) => key.replace(plural, `_${form}`));
  return new Map(
    [...source].flatMap(([key, string]) => {
      const forms = plural.test(key) ? formsOf(key) : [key];
      return forms.map((form) => [form, source.get(form) ?? string] as const);
    }),
  );
}

/** Checks the strings of every language, and translations against their source. */
export function checkLocales({ files, names, brands, validate }: Surroundings): Finding[] {
  const schema: unknown = readSchema(files.root, "locale");
  const { "x-variables": variables, "x-lengths": lengths } = schema as Rules;
  const known = [...names.placeholders, ...variables];

  function readStrings(locale: string, name: string) {
    const json = new JsonFile(files.root, `locales/${locale}/${name}`);
    if (json.value !== undefined) validate(json, json.value, "locale");
    const texts = textsIn(json.value);
    for (const { at, text } of texts) {
      const ofForm = damageIn(text) ?? judgeVariables(text, known) ?? judgeUnmarked(text);
      json.add(at, ofForm ?? judgeLength(text, at, lengths) ?? brandIn(text, brands, "{{", "}}"));
    }
    return { json, locale, strings: new Map(texts.map((string) => [string.at.join("."), string])) };
  }

  /** Reports missing and unknown strings, and translations that do not match their source. */
  function compareStrings({ json, locale, strings }: ReturnType<typeof readStrings>, source: Strings): void {
    const needed = neededFor(source, locale);
    for (const [name, { at, text }] of needed) {
      const own = strings.get(name);
      if (!own) json.add(at, { rule: "missing-field", values: { name } });
      else if (locale !== defaultLocale)
        json.add(own.at, judgeTranslation(text, own.text, String(at.at(-1)), braced));
    }
    for (const [name, { at }] of strings) {
      if (needed.has(name) || source.has(name)) continue;
      const nearest = suggestion(name, [...needed.keys()]);
      json.add(at, { rule: "unknown-field", values: { name, nearest } });
    }
  }

  const present = filesBelow(path.join(files.root, "locales")).filter((file) => isLocale(file.split("/")[0]));
  return [...new Set(present.map((file) => path.posix.basename(file)))].flatMap((name) => {
    const all = locales.map((locale) => readStrings(locale, name));
    // Files with errors are compared once these are corrected.
    const correct = all.filter(({ json }) => json.findings.length === 0);
    const [source] = correct;
    if (source?.locale === defaultLocale) for (const one of correct) compareStrings(one, source.strings);
    return all.flatMap(({ json }) => json.findings);
  });
}
