import { hours, prices, typed, typedPrice, whole, type Mistakes } from "./mistake";
import { reference } from "./file-mistakes";
import fs from "node:fs";
import site from "../../../data/site.json";
import groups from "../../../data/solution-groups.json";

const stories = fs
  .readdirSync("data/stories")
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map((name) => `data/stories/${name}`);
const rankOf = (file = ""): number => (JSON.parse(fs.readFileSync(file, "utf8")) as { rank: number }).rank;

/** Mistakes in figures, prices, lists and the details of the company. */
export const dataMistakes: Mistakes = {
  "data/site.json": [
    ["wrong-form", hours({ from: "9.30" }), "09:30"],
    ["wrong-form", hours({ from: "9" })],
    ["wrong-form", hours({ from: "24:00" })],
    ["wrong-form", hours({ from: "sabah" })],
    ["hours-reversed", hours({ from: "14:00", to: "13:00" })],
    ["hours-reversed", hours({ from: "18:00", to: "00:00" })],
    ["hours-reversed", hours({ from: "18:00", to: "02:00" })],
    ["slug-twice", hours({ days: ["saturday", "saturday"] })],
    ["hours-overlap", hours({ days: ["saturday", "monday"] })],
    ["not-allowed", hours({ days: ["cumartesi"] })],
    ["too-few", { social: [] }],
    ["wrong-form", { "thirdParties.adTag": "123456789" }],
    ["invisible-character", { "address.en": "A\u200b Street" }],
    ["damaged-letters", { "address.tr": "BÃ¼yÃ¼k Cadde" }],
    [
      "markup",
      {
        openingHours: {
          note: { tr: "<b>saatleri</b>", en: "x" },
          periods: [{ days: ["monday"], from: "09:00", to: "18:00" }],
        },
      },
    ],
    ["markup", { "legalEntity.tr": "{brand} A.Ş." }],
    ["wrong-form", { url: "https://WWW.Ornek.com.tr" }, "https://www.ornek.com.tr"],
    ["wrong-form", { "social.0.url": "https://www..instagram.com/kanalya" }],
    ["wrong-form", { phone: "0850 000 00 00" }],
    ["wrong-form", { phone: "+ " }],
    ["wrong-form", { "social.0.url": "instagram.com/firma" }, "https://instagram.com/firma"],
    ["wrong-form", { url: "https://www.çiçek.com.tr" }, "https://www.xn--iek-1lab.com.tr"],
    ["wrong-form", { url: "https://www.firma.com.tr/site/" }, "https://www.firma.com.tr"],
    ["needs-fields", whole("null")],
    ["wrong-form", { brand: "Firma " }, "Firma"],
    ["wrong-form", { email: "mailto:a@firma.com" }, "a@firma.com"],
    ["wrong-form", { email: "a@firma.com." }, "a@firma.com"],
    ["wrong-form", { email: "a@firma,com.tr" }, "a@firma.com.tr"],
    ["wrong-form", { email: "a@firma..com" }, "a@firma.com"],
    ["wrong-form", { email: "a @firma.com" }, "a@firma.com"],
    ["wrong-form", { email: "Firma <a@firma.com>" }, "a@firma.com"],
    ["wrong-form", { storeDomain: "https://firma.com/" }, "firma.com"],
    ["wrong-form", { "thirdParties.tagManager": "gtm-ab1" }, "GTM-AB1"],
    ["wrong-form", { "thirdParties.pixel.id": "123 456" }, "123456"],
  ],
  "data/constants.json": [
    ["brand-typed", { "trialDays.source": site.brand }, "{brand}"],
    ["json-value", [/"value": (\d+),/, '"value": 24,90,'], "24.90"],
    ["needs-number", { "trialDays.value": "15" }, "15"],
    ["out-of-range", { "trialDays.asOf": "2999-01-01" }],
    ["too-small", { "storePrice.value": 0 }],
    ["unknown-currency", { "storePrice.unit": "TL" }, "TRY"],
    ["other-unit", prices([1200, "CHF"], [1500, "JPY"]), "CHF"],
    ["json-value", typedPrice("25 TL"), "25"],
    ["json-value", typedPrice("1,290"), "1290"],
    ["too-large", typed("licenceUsers", "1e21")],
    ["warning-before-trial", { "trialDays.value": 7, "trialWarningDays.value": 8 }],
    ["date-form", { "storePrice.asOf": "2026-02-31" }],
    ["thousands-point", typedPrice("1.290"), "1290"],
    ["thousands-point", typed("licenceUsers", "2.500"), "2500"],
    ["too-many-decimals", { "trialDays.value": 14.5 }],
    ["other-unit", { "trialDays.unit": "USD" }, "day"],
    ["other-unit", { "trialDays.unit": "gün" }, "day"],
    ["unknown-currency", { "storePrice.unit": "day" }],
    ["unknown-currency", { "storePrice.unit": "usd" }, "USD"],
    ["out-of-range", { "storePrice.asOf": "2098-06-01" }],
    ["needs-fields", whole("[]")],
    ["json-value", typedPrice(".5"), "0.5"],
    ["json-value", typedPrice("1_000"), "1000"],
    ["too-many-decimals", prices([25.5, "JPY"], [15, "JPY"]), "26"],
    ["out-of-range", { "copyrightYear.value": 22 }],
    ["out-of-range", { "copyrightYear.value": 2099 }],
    ["too-small", { "trialDays.value": 0 }],
    ["missing-field", { trafficGb: undefined }],
  ],
  "data/store.json": [
    ["wrong-form", { "colors.0.value": "coral" }],
    ["count-differs", { themes: (themes: unknown[]) => themes.slice(1) }],
    ["thousands-point", [/"TRY": \d+/, '"TRY": 1.290'], "1290"],
    ["not-in-code", { "themes.0.id": "yeni-tema" }],
    ["wrong-form", { "colors.0.value": "#ff6b4a" }, "#FF6B4A"],
  ],
  "data/pricing.json": [
    ["slug-twice", { questions: (names: unknown[]) => [...names, names[0]] }],
    ["needs-choice", { "tabs.0.cards.0.isMostPreferred": "evet" }, "true"],
    [
      "most-preferred-twice",
      {
        "tabs.0.cards": (cards: object[]) =>
          cards.map((card, index) => ({ ...card, isMostPreferred: index < 2 })),
      },
    ],
    ["card-without-price", { "tabs.0.cards.0.price": null, "tabs.0.cards.0.priceLabel": null }],
    ["coming-soon-button", { "tabs.0.cards.0.isComingSoon": true }],
    ["not-in-list", { "packages.list.0.base": "shared-inbx" }, "shared-inbox"],
    ["not-in-list", { "tabs.0.cards.0.price.constant": "trialDays" }],
    ["not-in-list", { "timeline.2.startsAfter.after.0": "storePrice" }],
    ["missing-cells", { "comparison.groups.0.rows.0.cells": (cells: unknown[]) => cells.slice(1) }],
    ["missing-cells", { "comparison.groups.0.rows.0.cells": (cells: unknown[]) => [...cells, cells[0]] }],
    [
      "slug-twice",
      { "tabs.1.cards": (cards: object[]) => [...cards, { ...cards[0], isMostPreferred: false }] },
    ],
    ["missing-cells", { "comparison.columns": (columns: unknown[]) => [...columns, "licence"] }],
    ["needs-list", { "tabs.0.cards": {} }],
  ],
  "data/home.json": [["too-many", { "hero.trust": (all: unknown[]) => [...all, ...all, ...all, ...all] }]],
  "data/solutions.json": [
    ["not-in-code", { "0.icon": "phonee" }, "phone"],
    ["slug-taken", { "": (all: object[]) => [...all, { ...all[0], slug: groups[0]?.slug }] }],
  ],
  [reference]: [["too-long", { "description.tr": "P".repeat(200) }]],
  [stories[1] ?? ""]: [
    ["rank-twice", { rank: rankOf(stories[0]) }],
    ["slug-twice", { channels: (names: unknown[]) => [...names, names[0]] }],
  ],
  "data/channels.json": [["too-few", whole("[]")]],
};
