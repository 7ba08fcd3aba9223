import type { Locale } from "./languages";

type LanguageFacts = {
  /** What the language calls itself: the same on every page, so that everyone finds their own. */
  name: string;
  /** In the header, where there is no room for more. */
  short: string;
  /** Which dates, times and names of days stand beside its texts (BCP 47). */
  dates: string;
  /** How social networks name it, with a country. */
  network: string;
};

/** What has to be known of each language of the site; a new one is a line here, and one in languages.ts. */
export const languageFacts: Record<Locale, LanguageFacts> = {
  tr: { name: "Türkçe", short: "TR", dates: "tr", network: "tr_TR" },
  en: { name: "English", short: "EN", dates: "en-GB", network: "en_US" },
};
