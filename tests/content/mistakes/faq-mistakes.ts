import { answer, whole, withQuestion, type Mistakes } from "./mistake";
import topics from "../../../data/faq-categories.json";
import site from "../../../data/site.json";

/** Invalid questions and answers. */
export const faqMistakes: Mistakes = {
  "data/faq.json": [
    ["json-bracket", [/\n {2}\},\n {2}\{/, "\n  {"]],
    [
      "link-unpublished",
      {
        "0.answer": [{ tr: "[Bakın](/faq/#later)", en: "[See there](/faq/)" }],
        "": withQuestion({ slug: "later", publishFrom: "2099-01-01" }),
      },
    ],
    ["twice", { "": withQuestion({}) }],
    ["not-allowed", { "0.category": "channel" }, "channels"],
    ["wrong-form", { "0.slug": "Bu Nedir Şöyle" }, "bu-nedir-soyle"],
    ["wrong-kind", { "0.answer": "Evet." }],
    ["name-taken", { "": withQuestion({ slug: `topic-${topics[0]?.slug}` }) }],
    ["too-small", { "2.answer": [] }],
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
    ["json-value", [/"isHighlighted": \w+/, '"isHighlighted": evet']],
    ["not-allowed", { "0.category": "Başlangıç" }],
    ["wrong-kind", whole("{}")],
    ["wrong-kind", whole("[null]")],
    ["placeholder-form", { "0.question.tr": "[brand] ne?" }, "{brand}"],
    ["none-highlighted", (text) => text.replaceAll('"isHighlighted": true', '"isHighlighted": false')],
    ...answer([
      ["mark-shown", "Fiyatlar <a href='/pricing/'>burada</a>."],
      ["mark-shown", "Bakın: ![resim](/pricing/)"],
      ["mark-shown", "Şunu yazın: `merhaba`"],
      ["mark-shown", "## Fiyatlar"],
      ["mark-shown", "- Fiyatlar"],
      ["mark-shown", "Bu _çok_ kolay."],
      ["mark-shown", "Bu ~~zor~~ kolay."],
      ["mark-shown", "– Fiyatlar"],
      ["mark-shown", "1. Fiyatlar\n2. Kanallar"],
      ["mark-shown", "a) Fiyatlar\nb) Kanallar"],
      ["mark-shown", "| Ad | Soyad |\n| --- | --- |"],
      ["mark-shown", "Bu \\*çok* kolay."],
      ["mark-shown", "Bir.\\nİki."],
      ["mark-shown", "Bu **çok kolay."],
      ["mark-shown", "Bu * çok* kolay."],
      ["mark-shown", "Bakın: [fiyatlar"],
      ["mark-shown", "Bakın: [fiyatlar](/pricing/"],
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
      ["mark-shown", "Bakın: **[fiyatlar](/pricing/)**"],
      ["lines-joined", "Bir.\n\nİki."],
      ["mark-shown", "Bu ** çok kolay ** bir iş."],
      ["mark-shown", "Bakın: [](/pricing/)"],
      ["mark-shown", "Bakın: [ ](/pricing/)"],
      ["dead-link", "Bakın: [fiyatlar](/pricin/)", "/pricing/"],
      ["dead-link", "Bakın: [fiyatlar](/#pricin)", "/#pricing"],
      ["link-path", "Bakın: [fiyatlar](/en/pricing/)", "/pricing/"],
      ["mark-shown", "Soru &amp; yanıt."],
      ["mark-address", "[Yazın](mailto:destek@firma.com)."],
      ["mark-address", "[Arayın](tel:+908500000000)."],
      ["mark-address", "[Girin](site:login)."],
      [
        "mark-address",
        "[Ankara](https://tr.wikipedia.org/wiki/Ankara_(il)).",
        "https://tr.wikipedia.org/wiki/Ankara_%28il%29",
      ],
      ["mark-shown", "Bakın: [fiyatlar] (/pricing/)."],
      ["mark-shown", "Bakın: [**fiyatlar**](/pricing/)."],
      ["link-path", `[fiyatlar](${site.url}/pricing)`, "/pricing/"],
    ]),
  ],
};
