import { readUnits } from "./check-figures";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import type { JsonPath } from "./json-file";
import { suggestion } from "./nearest";

type Card = {
  id?: string;
  isMostPreferred?: boolean;
  isComingSoon?: boolean;
  price?: { constant?: string } | null;
  priceLabel?: unknown;
  cta?: unknown;
};
type Package = { card?: string; base?: string; included?: string[]; optional?: string[] };
type Pricing = {
  tabs?: { cards?: Card[] }[];
  packages?: { features?: { code?: string }[]; list?: Package[] };
  comparison?: { columns?: string[]; groups?: { rows?: { cells?: unknown[] }[] }[] };
  timeline?: { startsAfter?: Record<string, string[] | undefined> }[];
};

const list = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);

/**
 * Checks the price list: one most preferred card a tab, a price on every card, a cell for every column, packages and columns of
 * cards that exist, money where a price is and time where a step of the trial is.
 */
export function checkPrices(files: ContentFiles): Finding[] {
  const json = files.readable.get("pricing.json")?.json;
  if (!json) return [];
  const { tabs, packages, comparison, timeline } = json.value as Pricing;
  const checkName = (value: string | undefined, known: string[], at: JsonPath): Finding[] => {
    const allowed = known.join(", ");
    return value === undefined || known.includes(value)
      ? []
      : [json.finding(at, "not-allowed", { value, nearest: suggestion(value, known), allowed })];
  };
  const units = Object.entries(readUnits(files.root));
  const figuresOf = (...fitting: string[]) =>
    units.flatMap(([name, unit]) => (fitting.includes(unit) ? [name] : []));
  // A name that does not exist has a finding of its schema.
  const checkFigure = (name: string | undefined, known: string[], at: JsonPath) =>
    units.some(([one]) => one === name) ? checkName(name, known, at) : [];

  const checkCard = (card: Card, at: JsonPath): Finding[] => [
    ...(card.price === null && card.priceLabel === null
      ? [json.finding([...at, "price"], "card-without-price")]
      : []),
    ...(card.cta !== undefined && (card.cta === null) !== card.isComingSoon
      ? [json.finding([...at, "cta"], "coming-soon-button")]
      : []),
    ...checkFigure(card.price?.constant, figuresOf("money"), [...at, "price", "constant"]),
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
  const ofSteps = list(timeline).flatMap(({ startsAfter }, step) =>
    Object.entries(startsAfter ?? {}).flatMap(([side, names]) =>
      list(names).flatMap((name, place) =>
        checkFigure(name, figuresOf("day", "month"), ["timeline", step, "startsAfter", side, place]),
      ),
    ),
  );

  const ids = list(tabs).flatMap((tab) => list(tab.cards).flatMap(({ id }) => id ?? []));
  const codes = list(packages?.features).flatMap(({ code }) => code ?? []);
  const ofPackages = list(packages?.list).flatMap((item, index) => {
    const at = ["packages", "list", index];
    const lists = (["included", "optional"] as const).flatMap((field) =>
      list(item[field]).flatMap((code, place) => checkName(code, codes, [...at, field, place])),
    );
    return [
      ...checkName(item.card, ids, [...at, "card"]),
      ...checkName(item.base, codes, [...at, "base"]),
      ...lists,
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
  const ofColumns =
    ofCells.length > 0
      ? []
      : columns.flatMap((id, index) => checkName(id, ids, ["comparison", "columns", index]));
  return [...ofCards, ...ofSteps, ...ofPackages, ...ofCells, ...ofColumns];
}
