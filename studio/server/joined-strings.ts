import { locales, type Locale } from "../../src/config/languages";
import { isFields } from "../../src/lib/is-fields";

const inEach = (fields: Record<string, unknown>, valueOf: (part: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, valueOf(part, key)]));

/**
 * Merges the strings of all languages: each string becomes an object with one text per language.
 */
export function joinStrings(parts: readonly unknown[]): unknown {
  const [source] = parts;
  if (source === undefined) return undefined;
  if (!isFields(source))
    return Object.fromEntries(locales.map((locale, index) => [locale, parts[index] ?? ""]));
  return inEach(source, (_, key) =>
    joinStrings(parts.map((part) => (isFields(part) ? part[key] : undefined))),
  );
}

/** Reports whether a value is one string with all its languages. */
export const isJoined = (value: unknown): value is Record<Locale, string> =>
  isFields(value) &&
  Object.keys(value).length === locales.length &&
  locales.every((locale) => typeof value[locale] === "string");

/** Splits merged strings by language, in the order of the languages. */
export const splitStrings = (value: unknown): unknown[] =>
  locales.map((locale) => {
    const pick = (part: unknown): unknown =>
      isJoined(part) ? part[locale] : isFields(part) ? inEach(part, pick) : part;
    return pick(value);
  });
