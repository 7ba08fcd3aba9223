import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about files as such, articles and interface strings. Names in braces are values of the finding. */
export const fileMessages = {
  encoding: {
    tr: "Dosya UTF-8 değil, Türkçe harfler bozulur. Düzenleyicinizde UTF-8 olarak kaydedin.",
    en: "The file is not UTF-8, so that Turkish letters are damaged. Save it as UTF-8 in your editor.",
  },
  "damaged-letters": {
    tr: "Bozuk harfler var: {found}. Metni yeniden yazın ve dosyayı UTF-8 olarak kaydedin.",
    en: "There are damaged letters: {found}. Type the text again and save the file as UTF-8.",
  },
  "missing-file": {
    tr: "Dosya yok. Ekleyin ya da geri getirin.",
    en: "The file is missing. Add or restore it.",
  },
  "unknown-file": {
    tr: "Bu dosyayı hiçbir sayfa kullanmıyor. Adını ve uzantısını kontrol edin, gerekmiyorsa silin. {nearest}",
    en: "No page uses this file. Check its name and extension, or delete it. {nearest}",
  },
  "article-without-item": {
    tr: "Bu makalenin basın kaydı yok: {nearest} dosyasını ekleyin.",
    en: "This article has no press item: add {nearest}.",
  },
  "article-not-linked": {
    tr: "Bu kaydın bir makalesi var ama bağlantısı oraya gitmiyor. Şunu yazın: {nearest}",
    en: "This item has an article and its link does not lead there. Write: {nearest}",
  },
  "folder-renamed": {
    tr: "Bu klasörü hiçbir sayfa kullanmıyor, {missing} ise yok. Klasörün adını geri alın: {nearest}",
    en: "No page uses this folder, and {missing} is gone. Give the folder its name back: {nearest}",
  },
  "reserved-key": {
    tr: "“{name}” adını sistem kendine ayırır. Başka bir ad verin.",
    en: "The system keeps the name “{name}” for itself. Choose another one.",
  },
  "variable-form": {
    tr: "“{found}” okunmaz: bu dosyalarda değişkenler çift süslü parantezle açılır ve kapanır. {nearest}",
    en: "“{found}” is not read: variables of these files open and close with two braces. {nearest}",
  },
  "unknown-variable": {
    tr: "{found} diye bir değişken yok. {nearest}",
    en: "There is no variable {found}. {nearest}",
  },
  "unknown-format": {
    tr: "“{found}” bilinmeyen bir biçim kullanıyor. Şöyle yazın: {nearest}",
    en: "“{found}” uses an unknown format. Write: {nearest}",
  },
  "missing-key": { tr: "“{name}” metni eksik. Ekleyin.", en: "The string “{name}” is missing. Add it." },
  "unknown-key": {
    tr: "“{name}” metni kaynak dilde yok. Silin ya da kaynağa ekleyin. {nearest}",
    en: "The string “{name}” is not in the source language. Delete it or add it there. {nearest}",
  },
  "other-variables": {
    tr: "Metin [{actual}] değişkenlerini kullanıyor, kaynağı [{expected}]. Aynılarını yazın.",
    en: "The string uses the variables [{actual}] instead of [{expected}]. Write the same ones.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
