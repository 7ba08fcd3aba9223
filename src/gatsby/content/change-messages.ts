import type { Locale } from "../../config/languages";

/** Messages about changes. They remind and stop nothing: a typing error corrected in one language is no mistake in the other. */
export const changeMessages = {
  "stale-translation": {
    tr: "Türkçe metin değişti, İngilizcesi eski kaldı: “{source}”. Anlam değiştiyse İngilizcesini de güncelleyin.",
    en: "The Turkish text has changed, the English one has not: “{source}”. Update it if the meaning is another.",
  },
  "version-not-raised": {
    tr: "Metin değişti ama sürüm hâlâ {value}. Anlam değiştiyse “version” ve “effectiveDate” alanlarını bütün dillerde güncelleyin.",
    en: "The text has changed and the version is still {value}. If the meaning is another, raise “version” and “effectiveDate” in every language.",
  },
} as const satisfies Record<string, Record<Locale, string>>;
