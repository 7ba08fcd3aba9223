import { answer, whole, withQuestion, type Mistakes } from "./mistake";
import topics from "../../../data/faq-categories.json";
import site from "../../../data/site.json";

/** Mistakes in questions and answers. */
export const faqMistakes: Mistakes = {
  "data/faq.json": [
    ["item-open", [/\n {2}\},\n {2}\{/, "\n  {"]],
    [
      "link-unpublished",
      {
        "0.answer": [{ tr: "[Bakın](/faq/#later)", en: "[See there](/faq/)" }],
        "": withQuestion({ slug: "later", publishFrom: "2099-01-01" }),
      },
    ],
    ["slug-twice", { "": withQuestion({}) }],
    ["not-in-list", { "0.category": "channel" }, "channels"],
    ["slug-form", { "0.slug": "Bu Nedir Şöyle" }, "bu-nedir-soyle"],
    ["needs-list", { "0.answer": "Evet." }],
    ["slug-of-section", { "": withQuestion({ slug: `topic-${topics[0]?.slug}` }) }],
    ["too-few", { "2.answer": [] }],
    [
      "currency-twice",
      {
        "2.answer.0": { tr: "Mağaza ayda {storePrice} TL tutar.", en: "The store is {storePrice} a month." },
      },
    ],
    [
      "currency-twice",
      { "2.answer.0": { tr: "Mağaza ayda $ {storePrice} tutar.", en: "The store is {storePrice} a month." } },
    ],
    [
      "currency-twice",
      {
        "2.answer.0": { tr: "Mağaza ayda {storePrice} dolardır.", en: "The store is {storePrice} a month." },
      },
    ],
    ["choice-form", [/"isHighlighted": \w+/, '"isHighlighted": evet'], "true"],
    ["not-in-short-list", { "0.category": "Başlangıç" }],
    ["needs-list", whole("{}")],
    ["needs-fields", whole("[null]")],
    ["placeholder-form", { "0.question.tr": "[brand] ne?" }, "{brand}"],
    ["none-highlighted", (text) => text.replaceAll('"isHighlighted": true', '"isHighlighted": false')],
    ...answer([
      ["mark-unknown", "Fiyatlar <a href='/pricing/'>burada</a>."],
      ["mark-unknown", "Bakın: ![resim](/pricing/)"],
      ["mark-unknown", "Şunu yazın: `merhaba`"],
      ["mark-unknown", "## Fiyatlar"],
      ["mark-unknown", "- Fiyatlar"],
      ["mark-unknown", "Bu _çok_ kolay."],
      ["mark-unknown", "Bu ~~zor~~ kolay."],
      ["mark-unknown", "– Fiyatlar"],
      ["mark-unknown", "1. Fiyatlar\n2. Kanallar"],
      ["mark-unknown", "a) Fiyatlar\nb) Kanallar"],
      ["mark-unknown", "| Ad | Soyad |\n| --- | --- |"],
      ["mark-unknown", "Bu \\*çok* kolay."],
      ["mark-unknown", "Bir.\\nİki."],
      ["mark-unbalanced", "Bu **çok kolay."],
      ["mark-unbalanced", "Bu * çok* kolay."],
      ["mark-unbalanced", "Bakın: [fiyatlar"],
      ["mark-unbalanced", "Bakın: [fiyatlar](/pricing/"],
      ["mark-address", "Bakın: [fiyatlar](javascript:alert)"],
      ["mark-address", "Bakın: [fiyatlar](http://www.gazete.com.tr)", "https://www.gazete.com.tr"],
      ["mark-address", "Bakın: [fiyatlar](www.gazete.com.tr)", "https://www.gazete.com.tr"],
      ["mark-address", "Bakın: [fiyatlar](pricing/)", "/pricing/"],
      [
        "mark-address",
        "Bakın: [fiyatlar](https://www.gazete.com.tr/bir haber)",
        "https://www.gazete.com.tr/bir%20haber",
      ],
      ["mark-address", "Bakın: [fiyatlar](//gazete.com.tr/)", "https://gazete.com.tr/"],
      ["mark-nested", "Bakın: **[fiyatlar](/pricing/)**"],
      ["lines-joined", "Bir.\n\nİki."],
      ["mark-blank", "Bu ** çok kolay ** bir iş.", "**çok kolay**"],
      ["mark-no-words", "Bakın: [](/pricing/)"],
      ["mark-no-words", "Bakın: [ ](/pricing/)"],
      ["dead-link", "Bakın: [fiyatlar](/pricin/)", "/pricing/"],
      ["dead-anchor", "Bakın: [fiyatlar](/#pricin)", "pricing"],
      ["link-language", "Bakın: [fiyatlar](/en/pricing/)", "/pricing/"],
      ["mark-unknown", "Soru &amp; yanıt."],
      ["mark-mail", "[Yazın](mailto:destek@firma.com)."],
      ["mark-phone", "[Arayın](tel:+908500000000)."],
      ["mark-site-link", "[Girin](site:login)."],
      [
        "mark-brackets",
        "[Ankara](https://tr.wikipedia.org/wiki/Ankara_(il)).",
        "https://tr.wikipedia.org/wiki/Ankara_%28il%29",
      ],
      ["mark-gap", "Bakın: [fiyatlar] (/pricing/).", "[fiyatlar](/pricing/)"],
      ["mark-nested", "Bakın: [**fiyatlar**](/pricing/)."],
      ["own-address", `[fiyatlar](${site.url}/pricing)`, "/pricing/"],
    ]),
  ],
};
