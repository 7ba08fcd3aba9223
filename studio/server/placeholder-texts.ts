import { locales, type Locale } from "../../src/config/languages";
import { readContentFiles, valueOf } from "../../plugins/content-check/content-files";
import { interpolate, type Constant, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { attempt } from "../../src/lib/browser-support";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";

/** A placeholder with what it says now, in each language. */
export type PlaceholderText = { name: string; text: Record<Locale, string> };

function valuesIn(root: string): PlaceholderValues {
  const files = readContentFiles(root);
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Record<string, unknown>>(files, "site.json");
  return constants && site ? placeholderValues(constants, site) : {};
}

/** Writes texts as the site shows them; one that names what there is not stays as it is. */
export function shownTexts(root: string): (text: string, locale: Locale) => string {
  const values = valuesIn(root);
  return (text, locale) => attempt(() => interpolate(text, values, locale), text);
}

/** Every placeholder that texts may name; none while the files that define them cannot be read. */
export function placeholderTexts(root: string): PlaceholderText[] {
  const values = valuesIn(root);
  return Object.keys(values).map((name) => ({
    name,
    text: Object.fromEntries(
      locales.map((locale) => [locale, interpolate(`{${name}}`, values, locale)]),
    ) as Record<Locale, string>,
  }));
}
