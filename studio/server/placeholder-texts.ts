import { locales, type Locale } from "../../src/config/languages";
import { readContentFiles, valueOf } from "../../plugins/content-check/content-files";
import { interpolate, type Constant, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { attempt } from "../../src/lib/browser-support";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";

/** Placeholder with its current text in each language. */
export type PlaceholderText = { name: string; text: Record<Locale, string> };

function valuesIn(root: string): PlaceholderValues {
  const files = readContentFiles(root);
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Record<string, unknown>>(files, "site.json");
  return constants && site ? placeholderValues(constants, site) : {};
}

/**
 * Returns a function that fills in the placeholders of a text; a text with an unknown placeholder stays
 * unchanged.
 */
export function shownTexts(root: string): (text: string, locale: Locale) => string {
  const values = valuesIn(root);
  return (text, locale) => attempt(() => interpolate(text, values, locale), text);
}

/** Returns all placeholders that texts may use; empty if the files that define them are unreadable. */
export function placeholderTexts(root: string): PlaceholderText[] {
  const values = valuesIn(root);
  return Object.keys(values).map((name) => ({
    name,
    text: Object.fromEntries(
      locales.map((locale) => [locale, interpolate(`{${name}}`, values, locale)]),
    ) as Record<Locale, string>,
  }));
}
