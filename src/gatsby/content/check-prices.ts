import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";

type Card = {
  isMostPreferred?: boolean;
  isComingSoon?: boolean;
  price?: unknown;
  priceLabel?: unknown;
  cta?: unknown;
};
type Pricing = {
  tabs?: { cards?: Card[] }[];
  comparison?: { columns?: unknown[]; groups?: { rows?: { cells?: unknown[] }[] }[] };
};

const list = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);

/** Checks the price list: one most preferred card a tab, a price on every card, a cell for every column. */
export function checkPrices(files: ContentFiles): Finding[] {
  const json = files.readable.get("pricing.json")?.json;
  if (!json) return [];
  const { tabs, comparison } = json.value as Pricing;
  const ofCards = list(tabs).flatMap(({ cards }, tab) => {
    const preferred = list(cards).flatMap((card, index) => (card.isMostPreferred === true ? [index] : []));
    const tooMany = preferred
      .slice(1)
      .map((card) => json.finding(["tabs", tab, "cards", card, "isMostPreferred"], "most-preferred-twice"));
    const single = list(cards).flatMap((card, index) => {
      const at = ["tabs", tab, "cards", index];
      return [
        ...(card.price === null && card.priceLabel === null
          ? [json.finding([...at, "price"], "card-without-price")]
          : []),
        ...(card.cta !== undefined && (card.cta === null) !== card.isComingSoon
          ? [json.finding([...at, "cta"], "coming-soon-button")]
          : []),
      ];
    });
    return [...tooMany, ...single];
  });
  const expected = list(comparison?.columns).length;
  const ofRows = list(comparison?.groups).flatMap(({ rows }, group) =>
    list(rows).flatMap(({ cells }, row) => {
      const actual = list(cells).length;
      const at = ["comparison", "groups", group, "rows", row, "cells"];
      return actual === expected ? [] : [json.finding(at, "missing-cells", { actual, expected })];
    }),
  );
  return [...ofCards, ...ofRows];
}
