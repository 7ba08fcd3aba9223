import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about changes. They remind and stop nothing: a typing error corrected in one language is no mistake in the other. */
export const changeMessages = {
  "stale-translation": {
    tr: "Türkçe metin değişti, İngilizcesi eski kaldı: “{source}”. Anlam değiştiyse İngilizcesini de güncelleyin.",
    en: "The Turkish text has changed, the English one has not: “{source}”. Update it if the meaning is another.",
  },
  "former-slug": {
    tr: "{value} yayımlanmış bir adresti, artık yok: eski bağlantılar ve yer imleri boşa çıkar. Sürmesi için data/redirects.json dosyasına şu satırı ekleyin: {nearest}",
    en: "{value} was a published address and is gone: old links and bookmarks lead nowhere. To keep it, add this entry to data/redirects.json: {nearest}",
  },
  "version-not-raised": {
    tr: "Metin değişti ama sürüm hâlâ {value}. Anlam değiştiyse “version” ve “effectiveDate” alanlarını bütün dillerde güncelleyin.",
    en: "The text has changed and the version is still {value}. If the meaning is another, raise “version” and “effectiveDate” in every language.",
  },
  "version-not-kept": {
    tr: "Yürürlükteki {value} sürümünün yerini {other} aldı ama eski metin saklanmadı. Değiştirmeden önceki metinleri şuraya koyun: {nearest}",
    en: "Version {other} has replaced {value}, which was in force, and the old text is not kept. Put the texts as they were into {nearest}",
  },
  "former-changed": {
    tr: "Yürürlükten kalkmış bir sürümün metni değişti. O metin yayımlandığı gibi kalır; değişikliği yürürlükteki metne yazın.",
    en: "The text of a version that is no longer in force has changed. It stays as it was published; write the change into the text in force.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
