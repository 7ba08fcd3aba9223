import { locales, type Locale } from "../../src/config/languages";
import { readContentFiles, valueOf } from "../../src/gatsby/content/content-files";
import { interpolate, type Constant } from "../../src/gatsby/schema/interpolate";
import { placeholderValues } from "../../src/gatsby/schema/placeholder-values";

/** A placeholder with what it says now, in each language. */
export type PlaceholderText = { name: string; text: Record<Locale, string> };

/** Every placeholder that texts may name; none while the files that define them cannot be read. */
export function placeholderTexts(root: string): PlaceholderText[] {
  const files = readContentFiles(root);
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Record<string, unknown>>(files, "site.json");
  if (!constants || !site) return [];
  const values = placeholderValues(constants, site);
  return Object.keys(values).map((name) => ({
    name,
    text: Object.fromEntries(
      locales.map((locale) => [locale, interpolate(`{${name}}`, values, locale)]),
    ) as Record<Locale, string>,
  }));
}
