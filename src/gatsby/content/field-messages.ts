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
    tr: "Burada tırnaksız bir sayı olmalı, {actual} var.",
    en: "This has to be a number without quotes, and is {actual}.",
  },
  "needs-text": {
    tr: "Burada tırnak içinde bir metin olmalı, {actual} var.",
    en: "This has to be a text between quotes, and is {actual}.",
  },
  "needs-choice": {
    tr: "Burada tırnaksız true (evet) ya da false (hayır) olmalı, {actual} var.",
    en: "This has to be true or false without quotes, and is {actual}.",
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
  "too-few": { tr: "En az {min} öğe olmalı.", en: "At least {min} items are needed." },
  "too-many": { tr: "En çok {max} öğe olabilir.", en: "At most {max} items fit." },
  "too-small": { tr: "Sayı {min} değerinden büyük olmalı.", en: "The number has to be more than {min}." },
  "unknown-unit": {
    tr: "“{value}” bilinen bir birim ya da para birimi kodu değil. {nearest}",
    en: "“{value}” is neither a known unit nor a currency code. {nearest}",
  },
  "slug-form": {
    tr: "“{value}”: yalnızca küçük harf (a-z), rakam ve tek tire kullanın. {nearest}",
    en: "“{value}”: use lower-case letters (a-z), digits and single hyphens only. {nearest}",
  },
  "colour-form": {
    tr: "Renk “{value}” yerine #RRGGBB biçiminde yazılır, örneğin #FF6B4A.",
    en: "A colour is written #RRGGBB, such as #FF6B4A, not “{value}”.",
  },
  "time-form": {
    tr: "Saat SS:DD biçiminde yazılır, örneğin 09:30. {nearest}",
    en: "A time is written HH:MM, such as 09:30. {nearest}",
  },
  "hours-reversed": {
    tr: "Kapanış ({to}) açılıştan ({from}) sonra olmalı. Saatleri düzeltin.",
    en: "Closing ({to}) has to be after opening ({from}). Correct the times.",
  },
  "day-twice": {
    tr: "“{value}” iki kez yazılmış; bir günün tek saati olur. Birini silin.",
    en: "“{value}” is named twice, and a day has one time only. Delete one of them.",
  },
  "date-form": {
    tr: "Tarih YYYY-AA-GG biçiminde yazılır. {nearest}",
    en: "A date is written YYYY-MM-DD. {nearest}",
  },
  "date-range": {
    tr: "“{value}” olamaz: tarih {min} ile bugün arasında olmalı.",
    en: "“{value}” cannot be right: the date has to be between {min} and today.",
  },
  "day-too-early": {
    tr: "“{value}” olamaz: tarih {min} gününden önce.",
    en: "“{value}” cannot be right: the date is before {min}.",
  },
  "wrong-form": {
    tr: "“{value}” beklenen biçimde değil. Örnek: {example}",
    en: "“{value}” does not have the expected form. Example: {example}",
  },
  "slug-twice": {
    tr: "“{value}” bu listede iki kez geçiyor; öğeler karışır. Birini değiştirin.",
    en: "“{value}” is used twice in this list, which mixes up its items. Change one of them.",
  },
  "slug-of-file": {
    tr: "Dosyanın adıyla aynı olmalı: “{nearest}”.",
    en: "This has to be the file's name: “{nearest}”.",
  },
  "rank-twice": {
    tr: "{value} sırası {other} dosyasında da var. Birine başka bir sıra verin.",
    en: "The rank {value} is used in {other} as well. Give one of them another rank.",
  },
  "most-preferred-twice": {
    tr: "Bu sekmede birden çok kart “en çok tercih edilen” olarak işaretli. Yalnızca biri olabilir.",
    en: "More than one card of this tab is marked as most preferred. Only one can be.",
  },
  "card-without-price": {
    tr: "Kartın fiyatı yok. “price” ya da “priceLabel” alanını doldurun.",
    en: "The card has no price. Fill in “price” or “priceLabel”.",
  },
  "coming-soon-button": {
    tr: "Henüz satılmayan kartta düğme olmaz (cta: null), satılan kartta olur.",
    en: "A card that is coming soon has no button (cta: null), any other card has one.",
  },
  "missing-cells": {
    tr: "Bu satırda {actual} hücre var, sütun sayısı {expected}. Eksikleri ekleyin.",
    en: "This row has {actual} cells for {expected} columns. Add what is missing.",
  },
  "currencies-differ": {
    tr: "Para birimi {value}, {other} fiyatınınkinden farklı; fiyat sayfası ikisini toplar. Aynısını yazın: {nearest}",
    en: "The currency {value} is not that of {other}, and the pricing page adds them up. Write the same: {nearest}",
  },
  "count-differs": {
    tr: "Listede {actual} öğe var ama {constant} sayısı {expected}. data/constants.json içindeki sayıyı da değiştirin.",
    en: "The list has {actual} items, and the figure {constant} is {expected}. Change the figure in data/constants.json as well.",
  },
} as const satisfies Record<string, Record<MaintainerLanguage, string>>;
