import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about the fields of data files. Names in braces are values of the finding. */
export const fieldMessages = {
  "missing-field": { tr: "“{name}” alanı eksik. Ekleyin.", en: "The field “{name}” is missing. Add it." },
  "missing-language": {
    tr: "“{name}” dilindeki metin eksik. Her metin bütün dillerde olmalı.",
    en: "The text in the language “{name}” is missing. Every text stands in every language.",
  },
  "unknown-field": {
    tr: "“{name}” diye bir alan yok. {nearest}",
    en: "There is no field “{name}”. {nearest}",
  },
  "needs-number": {
    tr: "Burada tırnaksız bir sayı olmalı, {actual} var. {nearest}",
    en: "This has to be a number without quotes, and is {actual}. {nearest}",
  },
  "needs-text": {
    tr: "Burada tırnak içinde bir metin olmalı, {actual} var.",
    en: "This has to be a text between quotes, and is {actual}.",
  },
  "needs-choice": {
    tr: "Burada tırnaksız true (evet) ya da false (hayır) olmalı, {actual} var. {nearest}",
    en: "This has to be true or false without quotes, and is {actual}. {nearest}",
  },
  "needs-list": {
    tr: "Burada köşeli parantez içinde bir liste olmalı, {actual} var.",
    en: "This has to be a list between square brackets, and is {actual}.",
  },
  "needs-fields": {
    tr: "Burada süslü parantez içinde alanlar olmalı, {actual} var.",
    en: "This has to be fields between braces, and is {actual}.",
  },
  "not-allowed": {
    tr: "“{value}” burada geçerli değil. {nearest} Geçerli değerler: {allowed}.",
    en: "“{value}” is not allowed here. {nearest} Allowed: {allowed}.",
  },
  empty: { tr: "Metin boş. Yazın.", en: "The text is empty. Write it." },
  "too-long": {
    tr: "Metin {length} karakter, en çok {max} olabilir. {excess} karakter kısaltın.",
    en: "The text has {length} characters, at most {max} fit. Shorten it by {excess}.",
  },
  "none-highlighted": {
    tr: "Hiçbir soru ana sayfa için seçilmemiş, oradaki liste boş kalır. Bir soruda “isHighlighted” alanını true yapın.",
    en: "No question is marked for the home page, whose list would be empty. Set “isHighlighted” to true in one of them.",
  },
  "too-few": { tr: "Listede en az {min} öğe olmalı.", en: "The list needs at least {min}." },
  "too-many": { tr: "En çok {max} öğe olabilir.", en: "At most {max} items fit." },
  "too-small": { tr: "Sayı {min} değerinden büyük olmalı.", en: "The number has to be more than {min}." },
  "too-large": { tr: "Sayı en çok {max} olabilir.", en: "The number can be at most {max}." },
  "slug-form": {
    tr: "“{value}”: yalnızca küçük harf (a-z), rakam ve tek tire kullanın. {nearest}",
    en: "“{value}”: use lower-case letters (a-z), digits and single hyphens only. {nearest}",
  },
  "colour-form": {
    tr: "Renk “{value}” yerine #RRGGBB biçiminde, büyük harfle yazılır, örneğin #FF6B4A. {nearest}",
    en: "A colour is written #RRGGBB in capitals, such as #FF6B4A, not “{value}”. {nearest}",
  },
  "time-form": {
    tr: "Saat SS:DD biçiminde yazılır, örneğin 09:30. {nearest}",
    en: "A time is written HH:MM, such as 09:30. {nearest}",
  },
  "hours-reversed": {
    tr: "Kapanış ({to}) açılıştan ({from}) sonra olmalı. Saatleri düzeltin; gece yarısını aşan saatleri iki güne bölün. {nearest}",
    en: "Closing ({to}) has to be after opening ({from}). Correct the times; hours beyond midnight belong to two days. {nearest}",
  },
  "day-twice": {
    tr: "“{value}” için yazılan saatler çakışıyor: {from}-{to} ve {other}. Birini düzeltin ya da silin.",
    en: "The times of “{value}” overlap: {from}-{to} and {other}. Correct or delete one of them.",
  },
  "date-form": {
    tr: "Tarih YYYY-AA-GG biçiminde yazılır. {nearest}",
    en: "A date is written YYYY-MM-DD. {nearest}",
  },
  "day-unknown": {
    tr: "“{value}” diye bir gün yok. {nearest}",
    en: "There is no day “{value}”. {nearest}",
  },
  "date-range": {
    tr: "“{value}” olamaz: tarih {min} ile bugün arasında olmalı.",
    en: "“{value}” cannot be right: the date has to be between {min} and today.",
  },
  "day-too-early": {
    tr: "“{value}” olamaz: tarih {min} gününden önce.",
    en: "“{value}” cannot be right: the date is before {min}.",
  },
  "day-too-late": {
    tr: "“{value}” olamaz: tarih {max} gününden sonra.",
    en: "“{value}” cannot be right: the date is after {max}.",
  },
  "version-form": {
    tr: "“{value}” bir sürüm değil; sürüm 1.2 gibi, aralarında nokta olan rakamlardır. {nearest}",
    en: "“{value}” is no version: write numbers with points between them, such as 1.2. {nearest}",
  },
  "phone-form": {
    tr: "“{value}” ülke koduyla, yalnızca rakam ve boşlukla yazılır, örneğin +90 850 000 00 00. {nearest}",
    en: "“{value}”: write the number with its country code, in digits and blanks, such as +90 850 000 00 00. {nearest}",
  },
  "web-address": {
    tr: "“{value}” tam bir web adresi değil; https:// ile başlayan adresi yazın. {nearest}",
    en: "“{value}” is no whole web address: write one that starts with https://. {nearest}",
  },
  "site-address": {
    tr: "“{value}” sitenin adresi olamaz; https:// ile başlar, alan adıyla biter. {nearest}",
    en: "“{value}” cannot be the site's address, which starts with https:// and ends with the domain. {nearest}",
  },
  "schema-field": {
    tr: "“$schema” satırını silin: düzenleyici şemayı ayarlardan bulur, bu dosyada alan sayılır.",
    en: "Delete the line “$schema”: editors know the schema from the settings, and here it counts as a field.",
  },
  "not-in-code": {
    tr: "“{value}” adının yazılımda karşılığı yok. {nearest} Kullanabilecekleriniz: {allowed}. Yenisini bir geliştirici eklemeli.",
    en: "Nothing in the software has the name “{value}”. {nearest} There are: {allowed}. A new one has to be added by a developer.",
  },
  "wrong-form": {
    tr: "“{value}” beklenen biçimde değil. {nearest} Örnek: {example}",
    en: "“{value}” does not have the expected form. {nearest} Example: {example}",
  },
  "slug-twice": {
    tr: "“{value}” bu listede iki kez geçiyor; öğeler karışır. Birini değiştirin.",
    en: "“{value}” is used twice in this list, which mixes up its items. Change one of them.",
  },
  "slug-of-file": {
    tr: "Dosyanın adıyla aynı olmalı: “{nearest}”.",
    en: "This has to be the file's name: “{nearest}”.",
  },
  "slug-of-list": {
    tr: "“{value}” adlı sayfa basın listesinin kendisinindir. Dosyaya ve “slug” alanına içinde harf olan başka bir ad verin.",
    en: "The page named “{value}” is one of the press list itself. Give the file and its “slug” another name, with letters.",
  },
  "slug-of-section": {
    tr: "“{value}” aynı sayfadaki başka bir bölümün adı; bağlantılar karışır. Başka bir ad verin.",
    en: "“{value}” is the name of another section of the same page, which mixes up links. Choose another.",
  },
  "file-name": {
    tr: "Dosya adında yalnızca küçük harf (a-z), rakam ve tire olur. Dosyanın adını {nearest} yapın, “slug” alanına da aynı adı yazın.",
    en: "File names have lower-case letters (a-z), digits and hyphens only. Rename the file to {nearest}, and write the same name into “slug”.",
  },
  "rank-twice": {
    tr: "{value} sırası {other} dosyasında da var. Birine başka bir sıra verin.",
    en: "The rank {value} is used in {other} as well. Give one of them another rank.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
