import { locales } from "../../src/config/languages";
import { isoDay } from "../../src/gatsby/content/days";
import { references } from "../../src/gatsby/content/data-formats";
import { readContentFiles } from "../../src/gatsby/content/content-files";
import type { ContentStore } from "./content-store";
import type { Target } from "./documents";
import { parseJson } from "./edit-json";
import { Refusal } from "./refusal";

/** What can be added as a whole, by the name of its task. */
export const newItemKinds = {
  question: { file: "data/faq.json" },
  press: { folder: "data/press" },
  reference: { folder: "data/references" },
} as const;

export type NewItemKind = keyof typeof newItemKinds;

export const isNewItemKind = (kind: unknown): kind is NewItemKind =>
  typeof kind === "string" && Object.hasOwn(newItemKinds, kind);

const empty = () => Object.fromEntries(locales.map((locale) => [locale, ""]));

/** A new item as its form starts: what has to be written is empty. */
export function newItem(store: ContentStore, kind: NewItemKind, now: Date): Record<string, unknown> {
  const lists = references(readContentFiles(store.root));
  const first = (format: string) => lists[format]?.known?.[0] ?? "";
  switch (kind) {
    case "question":
      return {
        slug: "",
        category: first("faq-category"),
        isHighlighted: false,
        question: empty(),
        answer: [empty()],
      };
    case "press":
      return {
        slug: "",
        date: isoDay(now),
        source: empty(),
        link: "",
        header: empty(),
        content: empty(),
        cover: "",
        coverAlt: empty(),
      };
    case "reference":
      return {
        slug: "",
        name: "",
        city: "",
        category: first("reference-category"),
        description: empty(),
        logo: "",
      };
  }
}

/**
 * Where a new item comes to stand: at the end of its list, or in a file named like it.
 * @throws Refusal when there is a file of that name
 */
export function placeOfNewItem(store: ContentStore, kind: NewItemKind, value: unknown): Target {
  const place = newItemKinds[kind];
  if ("file" in place) {
    const items = parseJson(store.readText(place.file));
    if (!Array.isArray(items)) throw new Refusal(422, "unreadable", { file: place.file });
    return { file: place.file, at: [items.length] };
  }
  const { slug: given } = (value ?? {}) as { slug?: unknown };
  const slug = typeof given === "string" ? given : "";
  // Before it has a name, it is checked under one that nobody has.
  const file = `${place.folder}/${/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : "new-item"}.json`;
  if (store.read(file)) throw new Refusal(409, "nameTaken", { name: slug });
  return { file, at: [] };
}
