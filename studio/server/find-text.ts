import { defaultLocale, isLocale } from "../../src/config/languages";
import { maintainerLanguages } from "../../src/config/maintainer-language";
import { formatConstant, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { attempt } from "../../src/lib/browser-support";
import { haystackOf, matchesHaystack, withShorterWords } from "../../src/lib/fold-text";
import { shownText } from "../texts/translator";
import type { ContentStore } from "./content-store";
import { readTarget } from "./documents";
import { outline, placeholdersOf, type OutlineItem } from "./outline";

const maxItems = 50;

/** Length of the context displayed around a search match, in characters. */
const around = 40;

/** Search result: an item and, unless its title matches, an excerpt. */
export type FoundItem = OutlineItem & { excerpt?: string };

/** Returns the part of a text around the first search term in it. */
function excerptOf(text: string, words: string): string {
  const [first = ""] = words.split(" ");
  const at = Math.max(0, text.toLocaleLowerCase("tr").indexOf(first.toLocaleLowerCase("tr")));
  const [start, end] = [Math.max(0, at - around), at + first.length + around];
  return (start > 0 ? "…" : "") + text.slice(start, end).trim() + (end < text.length ? "…" : "");
}

/** Returns a figure as displayed on the site, and the name of its currency, in both languages. */
function figureNames({ file, at }: OutlineItem, values: PlaceholderValues): string[] {
  const figure = file === "data/constants.json" ? values[String(at[0])] : undefined;
  if (typeof figure !== "object" || !("unit" in figure)) return [];
  return maintainerLanguages.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "currency", fallback: "none" });
    return [formatConstant(figure, locale), attempt(() => names.of(figure.unit), undefined) ?? ""];
  });
}

/** Finds items by title or text as on the site, regardless of case, diacritics and word endings; counts all. */
export function findText(store: ContentStore, query: string): { items: FoundItem[]; count: number } {
  const none = { items: [], count: 0 };
  if (query.trim().length < 2) return none;
  const values = placeholdersOf(store.root);
  const all = outline(store.root).flatMap(({ title, items }) =>
    items.map((item) => {
      const texts = attempt(() => textsIn(readTarget(store, item)), []).map(({ at, text }) => {
        const language = at.at(-1);
        const shown = shownText(text, values, isLocale(language) ? language : defaultLocale);
        return { shown, haystack: haystackOf(shown) };
      });
      const titles = [title.tr, title.en, item.title.tr, item.title.en];
      const name = haystackOf([...titles, ...figureNames(item, values)].join(" "));
      return { item, name, texts };
    }),
  );
  for (const words of withShorterWords(query)) {
    const named = all.filter(({ name }) => matchesHaystack(name, words)).map(({ item }) => item);
    const others = all.flatMap(({ item, texts }): FoundItem[] => {
      const text = named.includes(item)
        ? undefined
        : texts.find(({ haystack }) => matchesHaystack(haystack, words));
      return text === undefined ? [] : [{ ...item, excerpt: excerptOf(text.shown, words) }];
    });
    const found = [...named, ...others];
    if (found.length > 0) return { items: found.slice(0, maxItems), count: found.length };
  }
  return none;
}
