import type { MaintainerLanguage } from "./maintainer-language";

/** Messages about figures and prices. Names in braces are values of the finding. */
export const priceMessages = {
  "figure-too-early": {
    tr: "“{value}” henüz gelmedi, ama rakam sitede hemen değişir. Yeni rakamı o gün yazın ya da değişikliği o gün birleştirin.",
    en: "“{value}” is still to come, and the figure changes on the site at once. Write the new one on that day, or merge the change then.",
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
    tr: "Bu satırda {actual} hücre var, sütun sayısı {expected}. Eksik olanı ekleyin ya da fazlasını silin.",
    en: "This row has {actual} cells for {expected} columns. Add what is missing, or delete what is too much.",
  },
  "columns-without-cells": {
    tr: "Tablonun {expected} sütunu var, satırlarında ise {actual} hücre. Her satıra bir hücre ekleyin ya da sütunu geri alın.",
    en: "The table has {expected} columns, and its rows have {actual} cells. Add a cell to every row, or take the column back.",
  },
  "thousands-point": {
    tr: "“{value}” ondalıklı bir sayı olarak okunur, çünkü nokta ondalık ayracıdır. Binlik ayracı koymayın. {nearest}",
    en: "“{value}” would be read as a decimal: the point stands before a fraction. Thousands are written without a point. {nearest}",
  },
  "too-many-decimals": {
    tr: "{unit} en çok {digits} ondalık basamakla yazılır, {value} sayfada yuvarlanırdı. {nearest}",
    en: "{unit} has at most {digits} decimals: {value} would be rounded on the page. {nearest}",
  },
  "year-range": {
    tr: "“{value}” doğru olamaz: yıl {min} ile {max} arasında olmalı.",
    en: "“{value}” cannot be right: the year has to be between {min} and {max}.",
  },
  "needs-integer": {
    tr: "Burada tam sayı olmalı, {value} var.",
    en: "This has to be a whole number, and is {value}.",
  },
  "other-unit": {
    tr: "Bu rakamın birimi “{value}” olamaz, metinler başka bir birime göre yazılmış. {nearest}",
    en: "The unit of this figure cannot be “{value}”: texts count on another one. {nearest}",
  },
  "unknown-currency": {
    tr: "“{value}” bir para birimi değil. Üç harfli kodunu yazın: TRY, USD, EUR gibi. {nearest}",
    en: "“{value}” is no currency. Write its code of three letters, such as TRY, USD or EUR. {nearest}",
  },
  "warning-before-trial": {
    tr: "Deneme {max} gün sürer, bitmesine {value} gün kala uyarı gönderilemez. En çok {max} yazın.",
    en: "The trial lasts {max} days, so that no warning can be sent {value} days before its end. Write at most {max}.",
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
