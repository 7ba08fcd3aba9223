import type { Locale } from "../../src/config/languages";
import { readContentFiles, valueOf } from "../../plugins/content-check/content-files";
import { interpolate, type Constant, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { attempt } from "../../src/lib/browser-support";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";

/** Returns the values of all placeholders; empty if the files that define them are unreadable. */
export function placeholdersOf(root: string): PlaceholderValues {
  const files = readContentFiles(root);
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Record<string, unknown>>(files, "site.json");
  return constants && site ? placeholderValues(constants, site) : {};
}

/** Returns a text as the site shows it; a text with an unknown placeholder stays unchanged. */
export const shownText = (text: string, values: PlaceholderValues, locale: Locale): string =>
  attempt(() => interpolate(text, values, locale), text);
