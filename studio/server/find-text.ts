import { readSchema } from "../../plugins/content-check/content-files";
import { isLocale, locales } from "../../src/config/languages";
import { maintainerLanguages } from "../../src/config/maintainer-language";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { formatConstant, isFigure, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { openingLines, type OpeningPeriod } from "../../src/gatsby/schema/opening-hours";
import { attempt } from "../../src/lib/browser-support";
import { foldText, haystackOf, matchesHaystack, withShorterWords } from "../../src/lib/fold-text";
import { labelAt } from "../app/ui-schema";
import { shownValue } from "../texts/shown-value";
import type { ContentStore } from "./content-store";
import { readTarget } from "./documents";
import type { FormSchema } from "./form-schema";
import { outline, placeholdersOf, type OutlineItem } from "./outline";
import { isSamePlace, valueAt, type Target } from "./target";

const maxItems = 50;

/** Maximum number of results for a query that no text matches as a whole. */
const maxClosest = 10;

/** Length of the context displayed around a search match, in characters. */
const around = 40;

/** Search result: an item and, unless its title matches, an excerpt and the field that contains the text. */
export type FoundItem = OutlineItem & { excerpt?: string; field?: Target };

/** Folds a text for comparison as a whole, including its symbols: "$30" is not "−%30". */
const plain = (text: string) => foldText(text).replace(/\s+/g, " ").trim();

/** Returns the part of a text around the first search term in it. */
function excerptOf(text: string, words: string): string {
  const [first = ""] = words.split(" ");
  const at = Math.max(0, text.toLocaleLowerCase("tr").indexOf(first.toLocaleLowerCase("tr")));
  const [start, end] = [Math.max(0, at - around), at + first.length + around];
  return (start > 0 ? "…" : "") + text.slice(start, end).trim() + (end < text.length ? "…" : "");
}

/** Returns opening hours, or a constant and its currency's name, as displayed on the site in both languages. */
function formattedNames({ file, at }: OutlineItem, value: unknown, values: PlaceholderValues): string[] {
  if (at[0] === "openingHours") {
    const periods = valueAt(value, ["periods"]) as OpeningPeriod[];
    const lines = attempt(() => locales.flatMap((locale) => openingLines(periods, locale)), []);
    return lines.flatMap(Object.values<string>);
  }
  const figure = file === "data/constants.json" ? values[String(at[0])] : undefined;
  if (!isFigure(figure)) return [];
  return maintainerLanguages.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "currency", fallback: "none" });
    return [formatConstant(figure, locale), attempt(() => names.of(figure.unit), undefined) ?? ""];
  });
}

/**
 * Returns a function that maps fields to labels; undefined for items of lists and folders, which share labels.
 */
function labelsOf(root: string, { file, at }: OutlineItem) {
  const name = file.replace(/^data\//, "");
  const { path, schema } = dataFileOf(name) ?? {};
  if (path !== name || schema === undefined || at.some((key) => typeof key === "number")) return undefined;
  const whole = readSchema(root, schema) as FormSchema;
  return (field: Target["at"]) => labelAt(whole, field);
}

type SearchedItem = {
  item: OutlineItem;
  texts: { shown: string; label: string; haystack: string; field: Target }[];
};

/** Finds the items with the rarest words of a query, for queries that no text matches as a whole. */
function closestTexts(all: readonly SearchedItem[], query: string) {
  const stems = query.split(" ").filter(({ length }) => length > 3);
  const stemsIn = (haystack: string) => stems.filter((stem) => matchesHaystack(haystack, stem));
  const uses = all.flatMap(({ texts }) => [...new Set(texts.flatMap(({ haystack }) => stemsIn(haystack)))]);
  const weightOf = (stem: string) => 1 / uses.filter((use) => use === stem).length;
  const items = all
    .flatMap(({ item, texts }) =>
      texts.map(({ shown, haystack, field }) => {
        const words = stemsIn(haystack).sort((a, b) => weightOf(b) - weightOf(a));
        const score = words.reduce((sum, stem) => sum + weightOf(stem), 0);
        return { score, found: { ...item, excerpt: excerptOf(shown, words[0] ?? ""), field } };
      }),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }): FoundItem => found)
    .filter((one, index, found) => found.findIndex((two) => isSamePlace(one, two)) === index)
    .slice(0, maxClosest);
  return { items, count: items.length };
}

/**
 * Finds items by title, field label or displayed text, regardless of case and diacritics; counts all matches,
 * and lists texts equal to the query first, then matching titles and labels.
 * @param isWhole limits the search to whole words
 */
export function findText(store: ContentStore, query: string, isWhole: boolean) {
  const none: { items: FoundItem[]; count: number } = { items: [], count: 0 };
  if (query.trim().length < 2) return none;
  const values = placeholdersOf(store.root);
  const files = new Map<string, unknown>();
  const read = (file: string) => {
    if (!files.has(file))
      files.set(
        file,
        attempt(() => readTarget(store, { file, at: [] }), undefined),
      );
    return files.get(file);
  };
  const all = outline(store.root).flatMap(({ title, items }) =>
    items.map((item) => {
      const value = valueAt(read(item.file), item.at);
      const labelOf = labelsOf(store.root, item);
      const texts = textsIn(value).flatMap(({ at, text }) => {
        const field = { file: item.file, at: [...item.at, ...at] };
        const label = haystackOf(labelOf ? `${labelOf(field.at)} ${item.title.tr} ${item.title.en}` : "");
        const own = locales.filter((locale) => !isLocale(at.at(-1)) || locale === at.at(-1));
        const shown = [...new Set(own.map((locale) => shownValue(text, values, locale)))];
        return shown.map((one) => ({ shown: one, label, haystack: `${label} ${haystackOf(one)}`, field }));
      });
      const formatted = formattedNames(item, value, values);
      const name = haystackOf([title.tr, title.en, item.title.tr, item.title.en, ...formatted].join(" "));
      const shown = new Map(texts.map((text): [string, Target] => [plain(text.shown), text.field]));
      for (const one of formatted) shown.set(plain(one), { file: item.file, at: item.at });
      return { item, name, texts, shown };
    }),
  );
  const queries = isWhole ? [query] : [...withShorterWords(query)];
  const exact = all.flatMap(({ item, shown }): FoundItem[] => {
    const field = shown.get(plain(query));
    return field ? [{ ...item, excerpt: query.trim(), field }] : [];
  });
  for (const words of queries) {
    const named = all.filter(({ name }) => matchesHaystack(name, words)).map(({ item }) => item);
    const withText = (fits: (text: (typeof all)[number]["texts"][number]) => boolean) =>
      all.flatMap(({ item, texts }): FoundItem[] => {
        const text = texts.find(fits);
        return text ? [{ ...item, excerpt: excerptOf(text.shown, words), field: text.field }] : [];
      });
    const others = withText(({ haystack }) => matchesHaystack(haystack, words));
    if (exact.length + named.length + others.length === 0) continue;
    // Labels are few, and match with all endings removed: "numaramız" means "numarası", not "numaramı".
    const labelled = isWhole ? [] : withText(({ label }) => matchesHaystack(label, queries.at(-1) ?? query));
    const first: FoundItem[][] = words === query.trim() ? [named, labelled] : [labelled, named];
    const found = [...exact, ...first.flat(), ...others];
    const items = found.filter((one, index) => found.findIndex((two) => isSamePlace(one, two)) === index);
    return { items: items.slice(0, maxItems), count: items.length };
  }
  return isWhole ? none : closestTexts(all, queries.at(-1) ?? "");
}
