import { afterEach, describe, expect, it } from "vitest";
import { extraServicesIn, priceList } from "../../../sandbox/price-list";
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
  features: [],
  notIncluded: [],
  ...more,
});
const { storePrice, domainPrice, trialDays } = figures;
const monthly = { constant: "storePrice", interval: "month" };
const yearly = { constant: "domainPrice", interval: "year" };

describe("extra services offered by the sandbox", () => {
  const services = (...cards: object[]) => Object.assign(priceList, { tabs: [{ id: "services", cards }] });

  it("only extra services already on sale are offered, numbered from 1", () => {
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
  ] as const)("the description for %j in %s is: %s", (more, locale, description) => {
    services(card("a", more));
    expect(extraServicesIn(locale)[0]?.description).toBe(description);
  });

  it("no extra services are offered if the price list has no tab for them", () => {
    Object.assign(priceList, { tabs: [{ id: "store", cards: [card("a")] }] });
    expect(extraServicesIn("en")).toEqual([]);
  });
});
