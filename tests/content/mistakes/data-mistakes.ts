import { former, hours, prices, typed, typedPrice, whole, type Mistakes } from "./mistake";
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

/** Invalid figures, prices, lists and company details. */
export const dataMistakes: Mistakes = {
  "data/site.json": [
    ["wrong-form", hours({ from: "9.30" })],
    ["wrong-form", hours({ from: "24:00" })],
    ["out-of-range", hours({ from: "14:00", to: "13:00" })],
    ["out-of-range", hours({ from: "18:00", to: "00:00" })],
    ["twice", hours({ days: ["saturday", "saturday"] })],
    ["hours-overlap", hours({ days: ["saturday", "monday"] })],
    ["not-allowed", hours({ days: ["cumartesi"] })],
    ["no-value", hours({ days: [""] })],
    ["too-few", { social: [] }],
    ["wrong-form", { "thirdParties.adTag": "AW-123456789/AbC-D_efG" }, ""],
    ["wrong-form", { storeDomain: "magazam.com.tr." }, ""],
    ["markup", { brand: "{storeBrand}" }],
    ["missing-field", { "links.login": undefined }],
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
    ["wrong-form", { url: "https://WWW.Ornek.com.tr" }],
    ["wrong-form", { "social.0.url": "https://www..instagram.com/kanalya" }],
    ["wrong-form", { phone: "0850 000 00 00" }],
    ["wrong-form", { "social.0.url": "instagram.com/firma" }],
    ["wrong-form", { "social.0.url": "instagram.com/firma" }, "https://instagram.com/firma"],
    ["wrong-form", { url: "https://www.çiçek.com.tr" }],
    ["wrong-form", { url: "https://www.firma.com.tr/site/" }],
    ["wrong-kind", whole("null")],
    ["wrong-form", { brand: "Firma " }, "Firma"],
    ["wrong-form", { email: "mailto:a@firma.com" }],
    ["wrong-form", { email: "a@firma,com.tr" }],
    ["wrong-form", { email: "Firma <a@firma.com>" }],
    ["wrong-form", { storeDomain: "https://firma.com/" }],
    ["wrong-form", { "thirdParties.tagManager": "gtm-ab1" }, "GTM-AB1"],
    ["wrong-form", { "thirdParties.pixel.id": "123 456" }],
  ],
  "data/redirects.json": [
    ["name-taken", former("/pricing/", "/")],
    ["name-taken", former("/onboarding/setup/", "/")],
    ["name-taken", former("/channels/#main", "/")],
    ["name-taken", former(`/solutions/#${groups[0]?.slug}`, "/")],
    ["name-taken", former("/try/", "/pricing/")],
    ["link-path", former("/en/press/old/", "/press/"), "/press/old/"],
    ["link-path", former("/tr/press/old/", "/press/"), "/press/old/"],
    ["wrong-form", former("/press/old/", "site:login"), ""],
    ["twice", former("/press/old/", "/press/", "/press/old/", "/")],
  ],
  "data/constants.json": [
    ["brand-typed", { "trialDays.source": site.brand }, "{brand}"],
    ["json-value", [/"value": (\d+),/, '"value": 24,90,']],
    ["wrong-kind", { "trialDays.value": "15" }],
    ["too-late", { "trialDays.asOf": "2999-01-01" }],
    ["too-small", { "storePrice.value": 0 }],
    ["not-allowed", { "storePrice.unit": "TL" }, "TRY"],
    ["not-allowed", prices([1200, "CHF"], [1500, "JPY"]), "CHF"],
    ["json-value", typedPrice("25 TL")],
    ["too-large", typed("licenceUsers", "1e21")],
    ["out-of-range", { "trialDays.value": 7, "trialWarningDays.value": 8 }],
    ["wrong-form", { "storePrice.asOf": "2026-02-31" }],
    ["decimals", typedPrice("1.290"), "1290"],
    ["decimals", { "trialDays.value": 14.5 }],
    ["not-allowed", { "trialDays.unit": "USD" }],
    ["not-allowed", { "storePrice.unit": "day" }],
    ["not-allowed", { "storePrice.unit": "usd" }, "USD"],
    ["too-late", { "storePrice.asOf": "2098-06-01" }],
    ["wrong-kind", whole("[]")],
    ["json-value", typedPrice(".5")],
    ["decimals", prices([25.5, "JPY"], [15, "JPY"]), "26"],
    ["out-of-range", { "copyrightYear.value": 2099 }],
    ["missing-field", { trafficGb: undefined }],
  ],
  "data/store.json": [
    ["wrong-form", { "colors.0.value": "coral" }],
    ["count-differs", { themes: (themes: unknown[]) => themes.slice(1) }],
    ["decimals", [/"TRY": \d+/, '"TRY": 1.290'], "1290"],
    ["not-in-code", { "themes.0.id": "yeni-tema" }],
    ["wrong-form", { "colors.0.value": "#ff6b4a" }, "#FF6B4A"],
  ],
  "data/pricing.json": [
    ["twice", { questions: (names: unknown[]) => [...names, names[0]] }],
    ["wrong-kind", { "tabs.0.cards.0.isMostPreferred": "evet" }],
    [
      "twice",
      {
        "tabs.0.cards": (cards: object[]) =>
          cards.map((card, index) => ({ ...card, isMostPreferred: index < 2 })),
      },
    ],
    ["missing-field", { "tabs.0.cards.0.price": null, "tabs.0.cards.0.priceLabel": null }],
    ["coming-soon-button", { "tabs.0.cards.0.isComingSoon": true }],
    ["not-allowed", { "packages.list.0.base": "shared-inbx" }, "shared-inbox"],
    ["not-allowed", { "tabs.0.cards.0.price.constant": "trialDays" }],
    ["not-allowed", { "timeline.2.startsAfter.after.0": "storePrice" }],
    ["count-differs", { "comparison.groups.0.rows.0.cells": (cells: unknown[]) => cells.slice(1) }],
    ["count-differs", { "comparison.groups.0.rows.0.cells": (cells: unknown[]) => [...cells, cells[0]] }],
    ["twice", { "tabs.1.cards": (cards: object[]) => [...cards, { ...cards[0], isMostPreferred: false }] }],
    ["count-differs", { "comparison.columns": (columns: unknown[]) => [...columns, "licence"] }],
    ["wrong-kind", { "tabs.0.cards": {} }],
  ],
  "data/home.json": [["too-large", { "hero.trust": (all: unknown[]) => [...all, ...all, ...all, ...all] }]],
  "data/solutions.json": [
    ["not-in-code", { "0.icon": "phonee" }, "phone"],
    ["name-taken", { "": (all: object[]) => [...all, { ...all[0], slug: groups[0]?.slug }] }],
  ],
  [reference]: [
    ["too-long", { "description.tr": "P".repeat(200) }],
    ["empty", { name: " " }],
    ["markup", { name: "Köpük <b>Sabun</b>" }],
  ],
  [stories[1] ?? ""]: [
    ["markup", { shop: "{brand} Sabun" }],
    ["twice", { rank: rankOf(stories[0]) }],
    ["twice", { channels: (names: unknown[]) => [...names, names[0]] }],
  ],
  "data/channels.json": [["too-few", whole("[]")]],
};
