import constants from "../../../data/constants.json";
import pricing from "../../../data/pricing.json";
import { mistake, prices, replaced, set, type Mistake } from "./mistake";

type Comparison = { groups: { rows: { cells: unknown[] }[] }[] };

const namesOf = (unit: RegExp) =>
  Object.entries(constants)
    .flatMap(([name, figure]) => (unit.test(figure.unit) ? [name] : []))
    .join(", ");
const [moneyNames, timeNames] = [namesOf(/^[A-Z]{3}$/), namesOf(/^(?:day|month)$/)];

/** Mistakes in prices, cards and packages. */
export const priceMistakes: Mistake[] = [
  mistake(
    "too-small",
    "a price of nothing",
    "data/constants.json",
    set("storePrice.value", 0),
    "The number has to be more than 0.",
  ),
  mistake(
    "unknown-currency",
    "a currency that does not exist",
    "data/constants.json",
    set("storePrice.unit", "TL"),
    "“TL” is no currency. Write its code of three letters, such as TRY, USD or EUR. → TRY",
  ),
  mistake(
    "needs-choice",
    "yes in words",
    "data/pricing.json",
    set("tabs.0.cards.0.isMostPreferred", "evet"),
    'This has to be true or false without quotes, and is "evet". → true',
  ),
  ...(
    [
      ["data/faq.json", "Mağaza ayda {storePrice} TL tutar.", "TL"],
      ["data/faq.json", "Mağaza ayda $ {storePrice} tutar.", "$"],
      ["data/faq.json", "Mağaza ayda {storePrice} dolardır.", "dolar"],
      ["data/legal/conditions/tr.md", "{storePrice}₺", "₺"],
    ] as const
  ).map(([file, text, found]) =>
    mistake(
      "currency-twice",
      `a currency beside a price in ${file}: ${found}`,
      file,
      file.endsWith(".md")
        ? replaced("{storePrice}", text)
        : (faq) => set("2.answer.0", { tr: text, en: "The store is {storePrice} a month." })(faq),
      `{storePrice} is shown with its currency, so that “${found}” beside it is too much. Delete it.`,
    ),
  ),
  mistake(
    "most-preferred-twice",
    "two most preferred cards",
    "data/pricing.json",
    (text) =>
      text
        .replaceAll('"isMostPreferred": true', '"isMostPreferred": false')
        .replace(/"isMostPreferred": false/, '"isMostPreferred": true')
        .replace(/("isMostPreferred": true[\s\S]*?)"isMostPreferred": false/, '$1"isMostPreferred": true'),
    "More than one card of this tab is marked as most preferred. Only one can be.",
  ),
  mistake(
    "card-without-price",
    "a card without a price",
    "data/pricing.json",
    (text) => set("tabs.0.cards.0.price", null)(set("tabs.0.cards.0.priceLabel", null)(text)),
    "The card has no price. Fill in “price” or “priceLabel”.",
  ),
  mistake(
    "coming-soon-button",
    "a button on what is not sold yet",
    "data/pricing.json",
    (text) => set("tabs.0.cards.0.isComingSoon", true)(text),
    "A card that is coming soon has no button (cta: null), any other card has one.",
  ),
  mistake(
    "not-allowed",
    "a package with an unknown feature",
    "data/pricing.json",
    set("packages.list.0.base", "shared-inbx"),
    "“shared-inbx” is not allowed here. → shared-inbox Allowed: shared-inbox, instagram, reports, whatsapp, messenger, live-chat, sms, voice-calls, store.",
  ),
  ...[
    ["a price that is a number of days", "tabs.0.cards.0.price.constant", "trialDays", moneyNames],
    ["a step of the trial that is a price away", "timeline.2.startsAfter.after.0", "storePrice", timeNames],
  ].map(([name = "", field = "", value = "", allowed = ""]) =>
    mistake(
      "not-allowed",
      name,
      "data/pricing.json",
      set(field, value),
      `“${value}” is not allowed here. Allowed: ${allowed}.`,
    ),
  ),
  ...(
    [
      ["without", 2, (cells: unknown[]) => cells.slice(1)],
      ["with more than", 4, (cells: unknown[]) => [...cells, cells[0]]],
    ] as const
  ).map(([name, actual, change]) =>
    mistake(
      "missing-cells",
      `a row ${name} its cells`,
      "data/pricing.json",
      (text) => {
        const { groups } = (JSON.parse(text) as { comparison: Comparison }).comparison;
        return set("comparison.groups.0.rows.0.cells", change(groups[0]?.rows[0]?.cells ?? []))(text);
      },
      `This row has ${actual} cells for 3 columns. Add what is missing, or delete what is too much.`,
    ),
  ),
  mistake(
    "slug-twice",
    "two price cards of one name",
    "data/pricing.json",
    (text) => {
      const { tabs } = JSON.parse(text) as { tabs: { cards: { id: string }[] }[] };
      const cards = [...(tabs[1]?.cards ?? []), { ...tabs[1]?.cards[0], isMostPreferred: false }];
      return set("tabs.1.cards", cards)(text);
    },
    `“${pricing.tabs[1]?.cards[0]?.id}” is used twice in this list, which mixes up its items. Change one of them.`,
  ),
  mistake(
    "currencies-differ",
    "prices in two currencies that a page adds up",
    "data/constants.json",
    prices([1200, "CHF"], [1500, "JPY"]),
    "The currency JPY is not that of storePrice, and the pricing page adds them up. Write the same: → CHF",
  ),
];
