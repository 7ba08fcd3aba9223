import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import type { JsonPath } from "./json-file";

type Card = {
  isMostPreferred?: boolean;
  isComingSoon?: boolean;
  price?: object | null;
  priceLabel?: unknown;
  cta?: unknown;
};
type Pricing = {
  tabs?: { cards?: Card[] }[];
  comparison?: { columns?: string[]; groups?: { rows?: { cells?: unknown[] }[] }[] };
};

const list = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);

/** Checks the price list: one most preferred card a tab, a price on every card, a cell for every column. */
export function checkPrices(files: ContentFiles): Finding[] {
  const json = files.readable.get("pricing.json")?.json;
  if (!json) return [];
  const { tabs, comparison } = json.value as Pricing;
  const checkCard = (card: Card, at: JsonPath): Finding[] => [
    ...(card.price === null && card.priceLabel === null
      ? [json.finding([...at, "price"], "card-without-price")]
      : []),
    ...(card.cta !== undefined && (card.cta === null) !== card.isComingSoon
      ? [json.finding([...at, "cta"], "coming-soon-button")]
      : []),
  ];
  const ofCards = list(tabs).flatMap(({ cards }, tab) => {
    const at = (index: number) => ["tabs", tab, "cards", index];
    const preferred = list(cards).flatMap((card, index) => (card.isMostPreferred === true ? [index] : []));
    return [
      ...preferred
        .slice(1)
        .map((index) => json.finding([...at(index), "isMostPreferred"], "most-preferred-twice")),
      ...list(cards).flatMap((card, index) => checkCard(card, at(index))),
    ];
  });

  const columns = list(comparison?.columns);
  const rows = list(comparison?.groups).flatMap(({ rows: all }, group) =>
    list(all).map(({ cells }, row) => ({
      at: ["comparison", "groups", group, "rows", row, "cells"] as JsonPath,
      actual: list(cells).length,
    })),
  );
  const wrong = rows.filter(({ actual }) => actual !== columns.length);
  // Where every row is wrong, it is the columns that have changed.
  const places =
    wrong.length > 1 && wrong.length === rows.length
      ? [{ ...wrong[0]!, at: ["comparison", "columns"] }]
      : wrong;
  const ofCells = places.map(({ at, actual }) =>
    json.finding(at, "missing-cells", { actual, expected: columns.length }),
  );
  return [...ofCards, ...ofCells];
}
