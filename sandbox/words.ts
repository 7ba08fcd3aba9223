import type { Locale } from "../src/config/languages";

/** What this backend says, in the languages it has been given so far. */
export type Words<Said = string> = { tr: Said; en: Said } & Partial<Record<Locale, Said>>;

/** Words in a language of the site; English where a new language has none yet. */
export const wordsIn = <Said>(words: Words<Said>, locale: Locale): Said => words[locale] ?? words.en;
