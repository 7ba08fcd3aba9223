import { readUnits } from "./check-figures";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
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

/** A finding for a name that is none of those that fit. */
const checkName = (json: JsonFile, value: string | undefined, known: string[], at: JsonPath): Finding[] =>
  value === undefined || known.includes(value)
    ? []
    : [
        json.finding(at, "not-allowed", {
          value,
          nearest: suggestion(value, known),
          allowed: known.join(", "),
        }),
      ];

/** Figures that exist and are no money where a price is, or no time where a step of the trial is: no page could show them. */
function checkNamedFigures(json: JsonFile, { tabs, timeline }: Pricing, root: string): Finding[] {
  const units = Object.entries(readUnits(root));
  const named = (fitting: string[]) =>
    units.flatMap(([name, unit]) => (fitting.includes(unit ?? "") ? [name] : []));
  // A name that does not exist has a finding of its schema.
  const check = (name: string | undefined, known: string[], at: JsonPath) =>
    units.some(([one]) => one === name) ? checkName(json, name, known, at) : [];
  const [prices, times] = [named(["money"]), named(["day", "month"])];
  const ofCards = list(tabs).flatMap(({ cards }, tab) =>
    list(cards).flatMap(({ price }, card) =>
      check(price?.constant, prices, ["tabs", tab, "cards", card, "price", "constant"]),
    ),
  );
  const ofSteps = list(timeline).flatMap(({ startsAfter }, step) =>
    Object.entries(startsAfter ?? {}).flatMap(([side, names]) =>
      list(names).flatMap((name, place) =>
        check(name, times, ["timeline", step, "startsAfter", side, place]),
      ),
    ),
  );
  return [...ofCards, ...ofSteps];
}

/** Names of cards and features that the packages and the comparison use and nobody describes. */
function checkPackages(json: JsonFile, { tabs, packages, comparison }: Pricing): Finding[] {
  const cards = list(tabs).flatMap((tab) => list(tab.cards).flatMap(({ id }) => id ?? []));
  const codes = list(packages?.features).flatMap(({ code }) => code ?? []);
  const check = (value: string | undefined, known: string[], at: JsonPath) =>
    checkName(json, value, known, at);
  const ofPackages = list(packages?.list).flatMap((item, index) => {
    const at = ["packages", "list", index];
    const lists = (["included", "optional"] as const).flatMap((field) =>
      list(item[field]).flatMap((code, place) => check(code, codes, [...at, field, place])),
    );
    return [
      ...check(item.card, cards, [...at, "card"]),
      ...check(item.base, codes, [...at, "base"]),
      ...lists,
    ];
  });
  const ofColumns = list(comparison?.columns).flatMap((id, index) =>
    check(id, cards, ["comparison", "columns", index]),
  );
  return [...ofPackages, ...ofColumns];
}

/** Checks the price list: one most preferred card a tab, a price on every card, a cell for every column, no names that do not fit. */
export function checkPrices(files: ContentFiles): Finding[] {
  const json = files.readable.get("pricing.json")?.json;
  if (!json) return [];
  const pricing = json.value as Pricing;
  const { tabs, comparison } = pricing;
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
  const ofCells = checkCells(json, comparison);
  const others = checkPackages(json, pricing).filter(
    // A column that has no cells yet is one mistake, and not two.
    ({ field }) => !ofCells.some((one) => field.startsWith(`${one.field}.`)),
  );
  return [...ofCards, ...ofCells, ...others, ...checkNamedFigures(json, pricing, files.root)];
}

/** Rows of the comparison that have not a cell for every column; one finding where all rows have as many, and the columns changed. */
function checkCells(json: JsonFile, comparison: Pricing["comparison"]): Finding[] {
  const expected = list(comparison?.columns).length;
  const rows = list(comparison?.groups).flatMap(({ rows: all }, group) =>
    list(all).map(({ cells }, row) => ({
      at: ["comparison", "groups", group, "rows", row, "cells"],
      actual: list(cells).length,
    })),
  );
  const wrong = rows.filter(({ actual }) => actual !== expected);
  const [first] = wrong;
  if (
    first &&
    rows.length > 1 &&
    wrong.length === rows.length &&
    wrong.every((row) => row.actual === first.actual)
  )
    return [
      json.finding(["comparison", "columns"], "columns-without-cells", { actual: first.actual, expected }),
    ];
  return wrong.map(({ at, actual }) => json.finding(at, "missing-cells", { actual, expected }));
}
