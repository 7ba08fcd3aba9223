import type { Locale } from "./languages";

type LanguageFacts = {
  /** Name of the language in that language, such as "Türkçe". */
  name: string;
  /** Abbreviation of the language, for the header. */
  short: string;
  /** Locale for dates, times and weekdays (BCP 47). */
  dates: string;
  /** Language and country code for social networks, such as `tr_TR`. */
  network: string;
};

/** Properties of each language. To add a language to the site, add an entry here and in languages.ts. */
export const languageFacts: Record<Locale, LanguageFacts> = {
  tr: { name: "Türkçe", short: "TR", dates: "tr", network: "tr_TR" },
  en: { name: "English", short: "EN", dates: "en-GB", network: "en_US" },
};
