import { attempt } from "./attempt";

/**
 * A comparison for `sort`, by a text of each item in the order of a language; by code units where the browser does not know
 * its order.
 * @param language BCP 47 tag
 */
export function byText<Item>(language: string, textOf: (item: Item) => string): (a: Item, b: Item) => number {
  const compare = attempt(
    () => new Intl.Collator(language).compare,
    (a: string, b: string) => Number(a > b) - Number(a < b),
  );
  return (a, b) => compare(textOf(a), textOf(b));
}
