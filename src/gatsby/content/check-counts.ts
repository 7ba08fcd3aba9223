import type { Constant } from "../schema/interpolate";
import { valueOf, type ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { isUnit } from "./units";

/** Lists of the store module whose length a text says, with the constant that holds it. */
const counted = { themes: "themes", colors: "colours", languages: "storeLanguages" } as const;

/** Prices that the estimate of the pricing page adds up. */
const addedUp = ["storePrice", "domainPrice"] as const;

/** Checks that prices which are added up are of one currency. */
export function checkCurrencies(files: ContentFiles): Finding[] {
  const json = files.readable.get("constants.json")?.json;
  if (!json) return [];
  const [first, ...others] = addedUp;
  const constants = json.value as Record<string, Partial<Constant> | undefined>;
  const unitOf = (name: string) => constants[name]?.unit;
  return others
    .filter(
      (name) => [name, first].every((one) => isUnit(unitOf(one) ?? "")) && unitOf(name) !== unitOf(first),
    )
    .map((name) =>
      json.finding([name, "unit"], "currencies-differ", {
        value: unitOf(name) ?? "",
        other: first,
        nearest: `→ ${unitOf(first)}`,
      }),
    );
}

/** Checks that the store module has as many themes, colours and languages as the figures say. */
export function checkCounts(files: ContentFiles): Finding[] {
  const json = files.readable.get("store.json")?.json;
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  if (!json || !constants) return [];
  const store = json.value as Record<string, unknown[] | undefined>;
  return Object.entries(counted).flatMap(([list, constant]) => {
    const actual = store[list]?.length;
    const expected = constants[constant]?.value;
    return actual === undefined || expected === undefined || actual === expected
      ? []
      : [json.finding([list], "count-differs", { actual, expected, constant })];
  });
}
