import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import texts from "./texts.json";

export type StudioText = keyof typeof texts;
export type TextValues = Record<string, string | number>;
export type Translate = (name: StudioText, values?: TextValues) => string;

/** Returns one language of a text in two languages, as in `texts.json` and `data/schema`. */
export const inLanguage = (text: string, locale: MaintainerLanguage): string =>
  text.split(" | ")[maintainerLanguages.indexOf(locale)] ?? text;

/** Returns the translation function of a language; names in braces are placeholders. */
export const translator =
  (locale: MaintainerLanguage): Translate =>
  (name, values = {}) =>
    inLanguage(texts[name], locale).replace(/\{(\w+)\}/g, (whole, key: string) =>
      String(values[key] ?? whole),
    );

/** Returns a text in both languages. */
export const inBoth = (name: StudioText, values?: TextValues): Record<MaintainerLanguage, string> => ({
  tr: translator("tr")(name, values),
  en: translator("en")(name, values),
});
