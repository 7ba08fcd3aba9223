import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about files as such, legal texts, articles and interface strings. Names in braces are values of the finding. */
export const fileMessages = {
  syntax: {
    tr: "Dosya burada okunamıyor: {found}. Virgülleri, tırnakları ve parantezleri kontrol edin.",
    en: "The file cannot be read here: {found}. Check commas, quotes and brackets.",
  },
  unfinished: {
    tr: "Dosya burada bitiyor ama bir parantez ya da tırnak açık kalmış. Eksiği kapatın.",
    en: "The file ends here with a bracket or quote still open. Close it.",
  },
  "missing-comma": {
    tr: "İki alanın arasında virgül eksik. Bu satırdan önceki değerin sonuna virgül koyun.",
    en: "A comma is missing between two fields. Put one after the value before this line.",
  },
  "trailing-comma": {
    tr: "Son öğeden sonra virgül olmaz. Virgülü silin.",
    en: "There is no comma after the last item. Delete it.",
  },
  "decimal-comma": {
    tr: "Ondalık sayılar virgülle değil noktayla yazılır: {nearest}.",
    en: "Decimals are written with a point, not a comma: {nearest}.",
  },
  "smart-quotes": {
    tr: 'Değerlerin çevresinde düz tırnak (") olur; buraya kıvrık tırnak konmuş.',
    en: 'Values stand between straight quotes ("); these are curly.',
  },
  "duplicate-key": {
    tr: "“{key}” alanı iki kez yazılmış; yalnızca sonuncusu geçerli olur. Birini silin.",
    en: "The field “{key}” is written twice; only the last one counts. Delete one of them.",
  },
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
  "front-matter": {
    tr: "Dosya iki --- satırı arasındaki bilgilerle başlamalı (başlık ve diğerleri).",
    en: "The file has to start with its details between two --- lines.",
  },
  "front-matter-syntax": {
    tr: "--- satırları arasındaki bilgiler okunamıyor: {found}. Metinleri tırnak içine alın, sekme kullanmayın.",
    en: "The details between the --- lines cannot be read: {found}. Put texts between quotes and use no tabs.",
  },
  "no-chapters": {
    tr: "Metinde bölüm yok. Bölüm başlıkları ## ile başlar.",
    en: "The text has no chapters. Their headings start with ##.",
  },
  "chapter-twice": {
    tr: "“{value}” adında iki bölüm var; bağlantılar karışır. Birinin adını değiştirin.",
    en: "Two chapters are named “{value}”, which mixes up links. Rename one of them.",
  },
  "versions-differ": {
    tr: "Sürüm diller arasında farklı: {value} ve {other}. Metinleri birlikte güncelleyin.",
    en: "The version differs between the languages: {value} and {other}. Update both texts together.",
  },
  "former-folder": {
    tr: "Klasörün adı metnin sürümü olmalı: klasör {value}, metin {other}. Birini düzeltin.",
    en: "The folder is named after the version of its text: the folder says {value}, the text {other}. Correct one of them.",
  },
  "former-not-lower": {
    tr: "Eski sürüm {value}, yürürlükteki {other} sürümünden küçük olmalı.",
    en: "The former version {value} has to be lower than {other}, which is in force.",
  },
  "former-not-earlier": {
    tr: "Bu sürümün tarihi ({value}) sonraki {version} sürümünün tarihinden ({other}) önce olmalı.",
    en: "The date of this version ({value}) has to be before that of version {version}, which followed it ({other}).",
  },
  "article-without-item": {
    tr: "Bu makalenin basın kaydı yok: {nearest} dosyasını ekleyin.",
    en: "This article has no press item: add {nearest}.",
  },
  "article-not-linked": {
    tr: "Bu kaydın bir makalesi var ama bağlantısı oraya gitmiyor. Şunu yazın: {nearest}",
    en: "This item has an article and its link does not lead there. Write: {nearest}",
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
