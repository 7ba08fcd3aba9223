import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Locale } from "../../src/config/languages";
import { interpolate, isFigure, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { weekdays } from "../../src/gatsby/schema/opening-hours";
import { attempt } from "../../src/lib/browser-support";
import texts from "./texts.json";

export type StudioText = keyof typeof texts;
export type TextValues = Record<string, string | number | Titles>;
export type Translate = (name: StudioText, values?: TextValues) => string;

export type Titles = Record<MaintainerLanguage, string>;

export const titlesFrom = (titleIn: (locale: MaintainerLanguage) => string): Titles =>
  Object.fromEntries(maintainerLanguages.map((locale) => [locale, titleIn(locale)])) as Titles;

/** Returns one language of a bilingual text, as in `texts.json` and `data/schema`. */
export const inLanguage = (text: string, locale: MaintainerLanguage): string =>
  text.split(" | ")[maintainerLanguages.indexOf(locale)] ?? text;

/** Returns the translation function for a language; names in braces are placeholders. */
export const translator =
  (locale: MaintainerLanguage): Translate =>
  (name, values = {}) =>
    inLanguage(texts[name], locale).replace(/\{(\w+)\}/g, (whole, key: string) => {
      const value = values[key] ?? whole;
      return String(typeof value === "object" ? value[locale] : value);
    });

export const inBoth = (name: StudioText, values?: TextValues): Titles =>
  titlesFrom((locale) => translator(locale)(name, values));

/** Matches a figure placeholder in an interface string, with its format options. */
const stringFigure = /\{\{(\w+)(?:, number(?:\(([^)]*)\))?)?\}\}/g;

/** Returns a text as displayed on the site; texts with an unknown placeholder remain unchanged. */
export function shownText(text: string, values: PlaceholderValues, locale: Locale): string {
  const filled = text.replace(stringFigure, (whole, name: string, format = "") => {
    const value = values[name];
    if (!isFigure(value)) return typeof value === "string" ? value : whole;
    const options = String(format)
      .split(";")
      .map((option) => option.split(":").map((part) => part.trim()));
    return new Intl.NumberFormat(locale, Object.fromEntries(options) as object).format(value.value);
  });
  return attempt(() => interpolate(filled, values, locale), filled);
}

export const shownTitles = (titles: Titles, values: PlaceholderValues): Titles =>
  titlesFrom((locale) => shownText(titles[locale], values, locale));

export function dayName(word: string, locale: MaintainerLanguage): string {
  const day = weekdays.findIndex((one) => one === word);
  // 1 January 2024 was a Monday.
  const moment = new Date(Date.UTC(2024, 0, 1 + day));
  return day < 0 ? word : moment.toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" });
}
