import MiniSearch, { type Query } from "minisearch";
import { readSchema } from "../../plugins/content-check/content-files";
import { isLocale, locales } from "../../src/config/languages";
import { maintainerLanguages } from "../../src/config/maintainer-language";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { formatConstant, isFigure, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { openingLines, type OpeningPeriod } from "../../src/gatsby/schema/opening-hours";
import { attempt } from "../../src/lib/browser-support";
import { foldText, searchWords, withShorterWords } from "../../src/lib/fold-text";
import { searchOptions } from "../../src/lib/search-options";
import { labelAt } from "../app/ui-schema";
import { shownValue } from "../texts/shown-value";
import type { ContentStore } from "./content-store";
import { readIfAny } from "./documents";
import type { FormSchema } from "./form-schema";
import { outlineItems, placeholdersOf, type OutlineItem } from "./outline";
import { isSamePlace, valueAt, type Target } from "./target";

const maxItems = 50;

/** Length of the context displayed around a search match, in characters. */
const around = 40;

/** Search result: an item and, unless its title matches, an excerpt and the field that contains the text. */
export type FoundItem = OutlineItem & { excerpt?: string; field?: Target };

/** Folds a text for comparison as a whole, including its symbols: "$30" is not "−%30". */
const plain = (text: string) => foldText(text).replace(/\s+/g, " ").trim();

/** Returns an excerpt of a text around the first matched word; the words must already be folded. */
function excerptOf(text: string, words: readonly string[]): string {
  const folded = foldText(text);
  const [first = ""] = words.filter((word) => folded.includes(word));
  const at = folded.indexOf(first);
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
 * Returns a function that maps a field to its label; undefined for items of lists and folders, whose labels are
 * not unique.
 */
function labelsOf(root: string, { file, at }: OutlineItem) {
  const name = file.replace(/^data\//, "");
  const { path, schema } = dataFileOf(name) ?? {};
  if (path !== name || schema === undefined || at.some((key) => typeof key === "number")) return undefined;
  const whole = readSchema(root, schema) as FormSchema;
  return (field: Target["at"]) => labelAt(whole, field);
}

/** Searchable text: its item's names, its field's label, and the text as displayed. */
type SearchedText = {
  id: number;
  name: string;
  label: string;
  text: string;
  item: OutlineItem;
  field?: Target;
};

/** Synonyms added to the searchable name of every amount of money, whose title contains only one of them. */
const moneyWords = "fiyat ücret price fee cost";

/** Matches codes, such as units and slugs, which are not displayed. */
const code = /^(?:[a-z][\w-]*|[A-Z]{2,})$/;

function searchedTexts(store: ContentStore): SearchedText[] {
  const values = placeholdersOf(store.root);
  const files = new Map<string, unknown>();
  const read = (file: string) => {
    if (!files.has(file)) files.set(file, readIfAny(store, { file, at: [] }));
    return files.get(file);
  };
  return outlineItems(store.root)
    .flatMap((item): Omit<SearchedText, "id">[] => {
      const value = valueAt(read(item.file), item.at);
      const labelOf = labelsOf(store.root, item);
      const names = [item.section, item.title].flatMap(({ tr, en }) => [tr, en]);
      const named = { item, name: names.join(" "), label: "" };
      const texts = textsIn(value).flatMap(({ at, text }) => {
        const field = { file: item.file, at: [...item.at, ...at] };
        const isLocalized = isLocale(at.at(-1));
        const languages = locales.filter((locale) => !isLocalized || locale === at.at(-1));
        const shown = [...new Set(languages.map((locale) => shownValue(text, values, locale)))];
        const visible = shown.filter((one) => text && (isLocalized || !code.test(one)));
        return visible.map((one) => {
          // Turkish phone numbers are also typed with the national prefix.
          const [, area = ""] = /^\+90 ?(\d{3})/.exec(one) ?? [];
          return { ...named, label: `${labelOf?.(field.at) ?? ""} ${area && `0${area}`}`, text: one, field };
        });
      });
      const itself = { file: item.file, at: item.at };
      const formatted = formattedNames(item, value, values);
      const isMoney = /^[A-Z]{3}$/.test(String(valueAt(value, ["unit"])));
      return [
        { ...named, name: [named.name, ...formatted, isMoney ? moneyWords : ""].join(" "), text: "" },
        ...formatted.map((text) => ({ ...named, text, field: itself })),
        ...texts,
      ];
    })
    .map((text, id) => ({ ...text, id }));
}

/** Content precedes interface text; legal texts come last, as they contain nearly every word. */
const weightOf = (file = ""): number =>
  file.startsWith("data/legal/") ? 0.4 : file.startsWith("locales/") ? 0.6 : 1;

/** Results with less than this share of the best score are omitted. */
const lowestShare = 0.2;

/**
 * Returns a query for any of the words and, with a lower boost, for their beginnings, as Turkish adds suffixes.
 */
const withStems = (query: string): Query => ({
  combineWith: "OR",
  queries: [
    query,
    { queries: [[...withShorterWords(query)].at(-1) ?? ""], boost: { name: 1, label: 1, text: 0.2 } },
  ],
});

/**
 * Finds items by title, field label or displayed text, regardless of case, diacritics, suffixes and typos; counts
 * all matches, and lists texts equal to the query first.
 * @param isWhole limits the search to texts with all words of the query
 */
export function findText(store: ContentStore, query: string, isWhole: boolean) {
  if (query.trim().length < 2) return { items: [], count: 0 };
  const texts = searchedTexts(store);
  const { tokenize, processTerm } = searchOptions;
  const index = new MiniSearch<SearchedText>({ tokenize, processTerm, fields: ["name", "label", "text"] });
  index.addAll(texts);
  const results = isWhole
    ? index.search(query, { combineWith: "AND" })
    : index.search(withStems(query), {
        boost: { label: 4, name: 3 },
        boostDocument: (id) => weightOf(texts[id as number]?.item.file),
        prefix: ({ length }) => length > 1,
        fuzzy: ({ length }) => length > 4 && 0.2,
        // Other suffixes also differ in a letter or two, so typos count little.
        weights: { prefix: 0.4, fuzzy: 0.1 },
      });
  const isOneWord = searchWords(query).length < 2;
  const lowest = isWhole ? 0 : (results[0]?.score ?? 0) * lowestShare;
  const isEqual = ({ text, field }: SearchedText) => field && plain(text) === plain(query);
  const exact = isOneWord && !isWhole ? [] : texts.filter(isEqual);
  const found = [
    ...exact.map(({ item, field }): FoundItem => ({ ...item, excerpt: query.trim(), field })),
    ...results
      .filter(({ score }) => score >= lowest)
      .flatMap(({ id, terms, match }): FoundItem[] => {
        const { item, text, field } = texts[id as number] ?? {};
        const isNamed = Object.values(match).every((fields) => fields.every((name) => name === "name"));
        if (!item) return [];
        return [isNamed || !field ? item : { ...item, excerpt: excerptOf(text ?? "", terms), field }];
      }),
  ];
  const items = found.filter((one, place) => found.findIndex((two) => isSamePlace(one, two)) === place);
  return { items: items.slice(0, maxItems), count: items.length };
}
