import { both, fields, figure, type Edit, type Json } from "./edit";

type Tab = { cards: Json[] };

const cards = (change: (cards: Json[]) => Json[], tab = 0): Edit["apply"] =>
  fields("data/pricing.json", ({ tabs }) => ({
    tabs: (tabs as Tab[]).map((old, index) => (index === tab ? { ...old, cards: change(old.cards) } : old)),
  }));

const prices =
  (unit: string, store: number, domain: number): Edit["apply"] =>
  (folder) => {
    figure("storePrice", { unit, value: store })(folder);
    figure("domainPrice", { unit, value: domain })(folder);
  };

export const figureEdits: Edit[] = [
  { name: "a price of 29 dollars", apply: figure("storePrice", { value: 29, asOf: "2026-11-01" }) },
  { name: "a price with cents", apply: figure("domainPrice", { value: 24.9 }) },
  { name: "all prices in lira", apply: prices("TRY", 1290, 790) },
  { name: "half a gigabyte", apply: figure("diskGb", { value: 2.5 }) },
  { name: "prices in dinars, which have three decimals", apply: prices("KWD", 7.125, 4.375) },
  { name: "a trial of 14 days", apply: figure("trialDays", { value: 14 }) },
  {
    name: "the limit of WhatsApp's first messages, with the day it was checked",
    apply: figure("firstMessages", { value: 2000, checked: "2026-11-20" }),
  },
  { name: "another copyright year", apply: figure("copyrightYear", { value: 2024 }) },
  {
    name: "another phone number and address",
    apply: fields("data/site.json", () => ({
      phone: "+90 212 555 01 23",
      address: both(
        "Yeni Mahalle, Çınar Sokak No: 7, 34000 İstanbul",
        "7 Çınar Street, 34000 Istanbul, Türkiye",
      ),
    })),
  },
  { name: "an e-mail address", apply: fields("data/site.json", () => ({ email: "destek@kanalya.example" })) },
  {
    name: "consents unticked by default",
    apply: fields("data/site.json", () => ({
      signUp: { consentDefaults: { privacy_policy: false, pdpa: false, newsletter: false } },
    })),
  },
  {
    name: "opening hours with a lunch break, on Saturdays and until midnight",
    apply: fields("data/site.json", () => ({
      openingHours: {
        periods: [
          { days: ["monday", "tuesday", "wednesday", "thursday"], from: "08:30", to: "12:00" },
          { days: ["monday", "tuesday", "wednesday", "thursday"], from: "13:00", to: "17:30" },
          { days: ["friday"], from: "10:00", to: "23:59" },
          { days: ["saturday"], from: "10:00", to: "14:00" },
        ],
      },
    })),
  },
  {
    name: "no opening hours",
    apply: fields("data/site.json", () => ({ openingHours: undefined })),
  },
  {
    name: "fewer social networks",
    apply: fields("data/site.json", ({ social }) => ({ social: (social as Json[]).slice(0, 2) })),
  },
  {
    name: "an additional card in the tab of services",
    apply: cards(
      (all) => [
        ...all,
        { ...all[0], id: "training", isMostPreferred: false, name: both("Eğitim", "Training") },
      ],
      1,
    ),
  },
  {
    name: "no most preferred card",
    apply: cards((all) => all.map((card) => ({ ...card, isMostPreferred: false })), 1),
  },
  {
    name: "another price note on each card",
    apply: cards((all) =>
      all.map((card) => ({
        ...card,
        priceNote: both("Fiyatlara KDV eklenir.", "VAT is added to the price."),
      })),
    ),
  },
  {
    name: "an additional shop colour, with the figure that counts them",
    apply: (folder) => {
      fields("data/store.json", ({ colors }) => ({
        colors: [
          ...(colors as Json[]),
          { id: "night-sky", name: both("Gece göğü", "Night sky"), value: "#101A33", onValue: "#FFFFFF" },
        ],
      }))(folder);
      const { colors } = folder.readJson<{ colors: unknown[] }>("data/store.json");
      figure("colours", { value: colors.length })(folder);
    },
  },
];
