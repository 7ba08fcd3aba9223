import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../config/languages";
import type { ContentProblem } from "./content-problem";

type Strings = Map<string, string>;

/** All strings of a locale file by dotted key; anything but an object or a string counts as empty. */
function flatten(value: unknown, prefix = "", found: Strings = new Map()): Strings {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const [key, child] of Object.entries(value))
      flatten(child, prefix ? `${prefix}.${key}` : key, found);
  } else {
    found.set(prefix, typeof value === "string" ? value : "");
  }
  return found;
}

/**
 * Names of the variables in an interface string, sorted, each once.
 * @example variablesIn("{{count}} of {{trialDays, number}}") // ["count", "trialDays"]
 */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = ""]) => name))].sort();
}

/** Compares a translation with its source, key by key. */
export function compareStrings(source: Strings, translation: Strings, file: string): ContentProblem[] {
  const problem = (field: string, message: string) => ({ file, item: "-", field, message });
  const problems: ContentProblem[] = [];
  for (const [key, text] of source) {
    const translated = translation.get(key);
    if (translated === undefined) problems.push(problem(key, "is missing"));
    else if (translated.trim() === "") problems.push(problem(key, "is empty"));
    else if (variablesIn(text).join() !== variablesIn(translated).join())
      problems.push(
        problem(
          key,
          `uses the variables [${variablesIn(translated).join()}] instead of [${variablesIn(text).join()}]`,
        ),
      );
  }
  for (const key of translation.keys())
    if (!source.has(key)) problems.push(problem(key, "is not in the source language"));
  return problems;
}

function namespaces(root: string, locale: string): string[] {
  const folder = path.join(root, "locales", locale);
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
}

/** Checks that every language has the same strings, with the same variables, and none empty. */
export function checkLocales(root: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const all = [...new Set(locales.flatMap((locale) => namespaces(root, locale)))].sort();
  for (const name of all) {
    const read = (locale: string): Strings => {
      const file = `locales/${locale}/${name}`;
      try {
        return flatten(JSON.parse(fs.readFileSync(path.join(root, file), "utf8")));
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
        const message = isMissing ? "the file is missing" : `not valid JSON: ${(error as Error).message}`;
        problems.push({ file, item: "-", field: "-", message });
        return new Map();
      }
    };
    const strings = locales.map((locale) => ({ locale, read: read(locale) }));
    const source = strings.find(({ locale }) => locale === defaultLocale)?.read ?? new Map<string, string>();
    if (strings.some(({ read: { size } }) => size === 0)) continue;
    for (const { locale, read: translation } of strings)
      problems.push(...compareStrings(source, translation, `locales/${locale}/${name}`));
  }
  return problems;
}
