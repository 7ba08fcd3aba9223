import type { Locale } from "../src/config/languages";
import en from "./texts/en.json";
import tr from "./texts/tr.json";

/** What this backend says, in the languages it has been given so far. */
const texts: { en: typeof en } & Partial<Record<Locale, typeof en>> = { tr, en };

/** The texts in a language of the site; English where a new language has none yet. */
export const textsIn = (locale: Locale) => texts[locale] ?? texts.en;

/** The same of a text that stands in a file of offers. */
export const wordsIn = (words: { en: string } & Partial<Record<Locale, string>>, locale: Locale): string =>
  words[locale] ?? words.en;

/** What programs read of a refusal. */
export type ErrorCode = keyof typeof en.errors;

/** The sentence of a code. */
export const messageOf = (code: ErrorCode, locale: Locale): string => textsIn(locale).errors[code];
