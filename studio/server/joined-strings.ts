import { locales, type Locale } from "../../src/config/languages";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/**
 * Merges the strings of a namespace from all languages: each string becomes an object with one text per
 * language.
 */
export function joinStrings(parts: readonly unknown[]): unknown {
  const [source] = parts;
  if (source === undefined) return undefined;
  if (!isFields(source))
    return Object.fromEntries(locales.map((locale, index) => [locale, parts[index] ?? ""]));
  return Object.fromEntries(
    Object.keys(source).map((key) => [
      key,
      joinStrings(parts.map((part) => (isFields(part) ? part[key] : undefined))),
    ]),
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
    const pick = (part: unknown): unknown => {
      if (isJoined(part)) return part[locale];
      return isFields(part)
        ? Object.fromEntries(Object.entries(part).map(([key, child]) => [key, pick(child)]))
        : part;
    };
    return pick(value);
  });
