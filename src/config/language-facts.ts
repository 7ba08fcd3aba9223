import type { Locale } from "./languages";

type LanguageFacts = {
  /** Name of the language in the language itself, the same on every page. */
  name: string;
  /** Abbreviation for the header. */
  short: string;
  /** Locale for dates, times and weekdays (BCP 47). */
  dates: string;
  /** Locale code for social networks, with a country. */
  network: string;
};

/** Properties of each language of the site. To add a language, add an entry here and in languages.ts. */
export const languageFacts: Record<Locale, LanguageFacts> = {
  tr: { name: "Türkçe", short: "TR", dates: "tr", network: "tr_TR" },
  en: { name: "English", short: "EN", dates: "en-GB", network: "en_US" },
};
