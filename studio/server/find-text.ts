import { defaultLocale, isLocale } from "../../src/config/languages";
import { textsIn } from "../../src/gatsby/data/json-texts";
import { matchesQuery, withShorterWords } from "../../src/lib/fold-text";
import type { ContentStore } from "./content-store";
import { readTarget } from "./documents";
import { outline, type OutlineItem } from "./outline";
import { shownTexts } from "./placeholder-texts";

const maxItems = 50;

/** Characters of a text that are shown around what was found in it. */
const around = 40;

/** Something that can be edited, with the text in which it was found unless that is its name. */
export type FoundItem = OutlineItem & { excerpt?: string };

/** The part of a text around the first of the words. */
function excerptOf(text: string, words: string): string {
  const [first = ""] = words.split(" ");
  const at = Math.max(0, text.toLocaleLowerCase("tr").indexOf(first.toLocaleLowerCase("tr")));
  const [start, end] = [Math.max(0, at - around), at + first.length + around];
  return (start > 0 ? "…" : "") + text.slice(start, end).trim() + (end < text.length ? "…" : "");
}

/** What can be edited and is called so or holds a text, as the site shows it, whatever its letters and the endings of its words. */
export function findText(store: ContentStore, query: string): FoundItem[] {
  if (query.trim().length < 2) return [];
  const shown = shownTexts(store.root);
  const textsOf = (item: OutlineItem): string[] => {
    try {
      return textsIn(readTarget(store, item)).map(({ at, text }) => {
        const language = at.at(-1);
        return shown(text, isLocale(language) ? language : defaultLocale);
      });
    } catch {
      return []; // a file that cannot be read
    }
  };
  const all = outline(store.root)
    .flatMap(({ title, items }) =>
      items.map((item) => ({ item, names: [title.tr, title.en, item.title.tr, item.title.en] })),
    )
    .map(({ item, names }) => ({ item, name: names.join(" "), texts: textsOf(item) }));
  for (const words of withShorterWords(query)) {
    const named = all.filter(({ name }) => matchesQuery(name, words)).map(({ item }) => item);
    const others = all.flatMap(({ item, texts }): FoundItem[] => {
      const text = named.includes(item) ? undefined : texts.find((one) => matchesQuery(one, words));
      return text === undefined ? [] : [{ ...item, excerpt: excerptOf(text, words) }];
    });
    if (named.length + others.length > 0) return [...named, ...others].slice(0, maxItems);
  }
  return [];
}
