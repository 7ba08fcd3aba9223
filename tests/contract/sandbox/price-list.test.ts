import { afterEach, describe, expect, it } from "vitest";
import { extraServicesIn, packagesIn, priceList } from "../../../sandbox/price-list";
import { figures, money } from "../../helpers/figures";

const original = structuredClone(priceList);
afterEach(() => {
  Object.assign(priceList, structuredClone(original));
});

const text = (words: string) => ({ tr: `${words} (tr)`, en: words });
const card = (id: string, more: object = {}) => ({
  id,
  name: text(`Name of ${id}`),
  lead: text(`Lead of {brand}`.replace("{brand}", id)),
  isMostPreferred: false,
  isComingSoon: false,
  price: null,
  priceLabel: null,
  priceNote: text("Note"),
  ...more,
});
const { storePrice, domainPrice, trialDays } = figures;
const monthly = { constant: "storePrice", interval: "month" };
const yearly = { constant: "domainPrice", interval: "year" };

describe("the packages of the price list", () => {
  const features = [
    { id: 1, code: "inbox", name: text("Inbox"), setupPart: null },
    { id: 2, code: "chat", name: text("Chat on {storeBrand}"), setupPart: "whatsapp-number" },
    { id: 3, code: "other", name: text("Other"), setupPart: null },
  ];
  const list = [
    { id: 7, card: "small", base: "inbox", included: ["inbox"], optional: ["chat"] },
    { id: 8, card: "large", base: "chat", included: ["chat", "unknown"], optional: [] },
    { id: 9, card: "missing", base: "inbox", included: ["inbox"], optional: [] },
  ];
  const tabs = [
    { id: "store", cards: [card("small", { price: monthly, isMostPreferred: true })] },
    { id: "more", cards: [card("large", { price: yearly, isComingSoon: true })] },
  ];

  it("are those with a card, each with its features in their order", () => {
    Object.assign(priceList, { tabs, packages: { features, list } });
    expect(packagesIn("en")).toMatchObject([
      {
        id: 7,
        code: "small",
        name: "Name of small",
        description: "Lead of small",
        price: { amount: storePrice.value, currency: storePrice.unit, interval: "month" },
        most_preferred: true,
        coming_soon: false,
        features: [
          { id: 1, code: "inbox", name: "Inbox", included: true, optional: false, base: true },
          { id: 2, code: "chat", name: "Chat on Kanalya Store", included: true, optional: true, base: false },
        ],
      },
      {
        id: 8,
        price: { amount: domainPrice.value, currency: domainPrice.unit, interval: "year" },
        most_preferred: false,
        coming_soon: true,
        features: [{ id: 2, optional: false, base: true, capability: "whatsapp-number" }],
      },
    ]);
    expect(packagesIn("en").map(({ features: own }) => own.length)).toEqual([2, 1]);
    expect(packagesIn("en")[0]?.features[0]).not.toHaveProperty("capability");
    expect(packagesIn("tr")[0]).toMatchObject({ name: "Name of small (tr)" });
  });

  it("have no price where the list has none, and none without a figure", () => {
    Object.assign(priceList, {
      tabs: [{ id: "store", cards: [card("small")] }],
      packages: { features, list },
    });
    expect(packagesIn("en")[0]?.price).toBeNull();
    const unknown = card("small", { price: { constant: "unheardOf", interval: "month" } });
    Object.assign(priceList, { tabs: [{ id: "store", cards: [unknown] }] });
    expect(() => packagesIn("en")).toThrow('"unheardOf"');
  });
});

describe("the extra services of the price list", () => {
  const services = (...cards: object[]) => Object.assign(priceList, { tabs: [{ id: "services", cards }] });

  it("are those that are sold already, numbered from 1", () => {
    services(card("a"), card("soon", { isComingSoon: true }), card("b"));
    expect(extraServicesIn("en").map(({ id, code, name }) => [id, code, name])).toEqual([
      [1, "a", "Name of a"],
      [2, "b", "Name of b"],
    ]);
  });

  it.each([
    [{ price: monthly }, "en", `Lead of a About ${money("en", storePrice.value)} a month. Note.`],
    [{ price: monthly }, "tr", `Lead of a (tr) Ayda yaklaşık ${money("tr", storePrice.value)}. Note (tr).`],
    [{ price: yearly }, "en", `Lead of a About ${money("en", domainPrice.value)} a year. Note.`],
    [{ price: yearly }, "tr", `Lead of a (tr) Yılda yaklaşık ${money("tr", domainPrice.value)}. Note (tr).`],
    [
      { priceLabel: text("Free for {trialDays} days") },
      "en",
      `Lead of a Free for ${trialDays.value} days. Note.`,
    ],
  ] as const)("say with %j, in %s: %s", (more, locale, description) => {
    services(card("a", more));
    expect(extraServicesIn(locale)[0]?.description).toBe(description);
  });

  it("are none where the list has no tab for them", () => {
    Object.assign(priceList, { tabs: [{ id: "store", cards: [card("a")] }] });
    expect(extraServicesIn("en")).toEqual([]);
  });
});
