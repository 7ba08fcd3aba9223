import { locales, type Locale } from "../../src/config/languages";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Strings of a namespace in every language, joined: where the files have a string, the whole has one in each language. */
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

/** Whether a value is one string in each language. */
export const isJoined = (value: unknown): value is Record<Locale, string> =>
  isFields(value) &&
  Object.keys(value).length === locales.length &&
  locales.every((locale) => typeof value[locale] === "string");

/** The strings of each language, in the order of the languages. */
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
