import path from "node:path";
import { defaultLocale } from "../../src/config/languages";
import {
  readContentFiles,
  readSchema,
  valueOf,
  type ContentFiles,
} from "../../plugins/content-check/content-files";
import { placeholdersIn, type Constant, type PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { parsed, textsIn } from "../../src/gatsby/data/json-texts";
import { filesIn } from "../../src/gatsby/data/list-files";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";
import { readTextFile } from "../../src/gatsby/data/text-file";
import { legalTemplates, pressArticleSlugs } from "../../src/gatsby/data/page-sources";
import { attempt } from "../../src/lib/browser-support";
import { shortened, withoutNames } from "../texts/shown-value";
import { inLanguage, shownTitles, titlesFrom, type Titles } from "../texts/translator";
import { readMarkdown } from "./edit-markdown";
import { outlineGroups, type NewItemKind } from "./outline-groups";
import { isInside, slugIn, valueAt, type Target } from "./target";
import { homeQuestions, isLocalized, markedForHome, noteOf, splitTitle, titleOf } from "./titles";

export type OutlineItem = Target & {
  title: Titles;
  section: Titles;
  /** Facts that distinguish a list item: category, home page flag, date, and publication period. */
  note?: Titles;
  /** Path of the page that displays the item, without language prefix. */
  page: string;
  /** For a constant, the text on the page that contains it. */
  shownAt?: Target;
};

type OutlineSection = { id: string; title: Titles; adds?: NewItemKind; items: OutlineItem[] };

type OwnItem = Omit<OutlineItem, "section">;

type Fields = Record<string, unknown>;

/** Length of the excerpt that identifies an interface string, in characters. */
const excerptLength = 60;

/** Returns the values of all placeholders; empty if the files that define them are unreadable. */
export function placeholdersOf(root: string): PlaceholderValues {
  const files = readContentFiles(root);
  const constants = valueOf<Record<string, Constant>>(files, "constants.json");
  const site = valueOf<Fields>(files, "site.json");
  return constants && site ? placeholderValues(constants, site) : {};
}

/** Maps each constant to the first target that contains it; the price list is searched first. */
function figurePlaces({ readable }: ContentFiles): Map<string, Target> {
  const places = new Map<string, Target>();
  for (const name of ["pricing.json", ...readable.keys()])
    for (const { at, text } of textsIn(readable.get(name)?.json.value)) {
      // A price is a field of its card; a text has its languages below it.
      const isPrice = at.at(-1) === "constant";
      const place = { file: `data/${name}`, at: at.slice(0, isPrice ? -2 : -1) };
      for (const figure of isPrice ? [text] : placeholdersIn(text))
        if (!places.has(figure)) places.set(figure, place);
    }
  return places;
}

type Titled = { title?: string; properties?: Record<string, Titled> };

/** Returns the parts of a file that have their own form, with titles from the file's schema. */
function partsOf(root: string, value: Fields, schemaName: string): Pick<OutlineItem, "at" | "title">[] {
  const schema = readSchema(root, schemaName) as Titled;
  const fields = Object.keys(value).map((key) => {
    return { at: [key], title: splitTitle(schema.properties?.[key]?.title ?? key) };
  });
  // A flat file has a form for its texts, and one for each other part with more than one value.
  const isGroup = (part: unknown) => typeof part === "object" && part !== null && !isLocalized(part);
  if (Object.values(value).some((part) => typeof part === "string"))
    return [
      { at: [], title: splitTitle(schema.title ?? schemaName) },
      ...fields.filter(({ at }) => isGroup(valueAt(value, at))),
    ];
  return fields.flatMap(({ at, title }) => {
    const part = valueAt(value, at);
    // A long list is edited item by item.
    if (!Array.isArray(part) || JSON.stringify(part).length <= 4000) return [{ at, title }];
    return part.map((item, index) => {
      const own = titleOf(item, `${index + 1}`);
      return { at: [...at, index], title: titlesFrom((locale) => `${title[locale]}: ${own[locale]}`) };
    });
  });
}

/**
 * Returns the interface strings by namespace and key; each is titled by its first text, with a number if that
 * is not unique.
 */
function stringItems(root: string, page: string): OwnItem[] {
  const names = filesIn(path.join(root, "locales", defaultLocale)).filter((name) => name.endsWith(".json"));
  const uses: Record<string, number> = {};
  return names.flatMap((name) => {
    const strings = (locale: string) =>
      (parsed(readTextFile(path.join(root, "locales", locale, name)).text) ?? {}) as Fields;
    const both = { tr: strings("tr"), en: strings("en") };
    return Object.keys(both.tr).map((key) => {
      const title = titlesFrom((locale) => {
        const [first] = textsIn(both[locale][key]);
        const text = shortened(withoutNames(first?.text ?? ""), excerptLength);
        const use = (uses[locale + text] = (uses[locale + text] ?? 0) + 1);
        return use > 1 ? `${text} (${use})` : text;
      });
      return { file: `locales/${name}`, at: [key], title, page };
    });
  });
}

/** Returns the Markdown files in a folder, with titles from their front matter. */
const markdownItems = (root: string, folder: string, slugs: string[], page: string): OwnItem[] =>
  slugs.map((slug) => {
    const title = titlesFrom((locale) => {
      const file = path.join(root, "data", folder, slug, `${locale}.md`);
      const own = attempt(() => readMarkdown(readTextFile(file).text)?.title, undefined) ?? slug;
      // Distinguishes an article from the item of the same title that links to it.
      return folder === "legal/" ? own : `${own} (${inLanguage("metin | text", locale)})`;
    });
    return { file: `data/${folder}${slug}`, at: [], title, page: `${page}${slug}/` };
  });

/** Returns the titles of the legal texts in force that contain a given constant. */
export function legalTextsWith(root: string, figure: string): Titles[] {
  const contains = (slug: string) =>
    placeholdersIn(readTextFile(path.join(root, "data/legal", slug, `${defaultLocale}.md`)).text);
  const slugs = Object.keys(legalTemplates).filter((slug) => contains(slug).includes(figure));
  return markdownItems(root, "legal/", slugs, "/").map(({ title }) => title);
}

function dateOf({ json }: { json: { value: unknown } }): string {
  const date = valueAt(json.value, ["date"]);
  return typeof date === "string" ? date : "";
}

/** Returns the items of a file or folder in `data/`, or of the interface strings. */
function itemsOf(root: string, { readable }: ContentFiles, name: string, page: string): OwnItem[] {
  if (name === "legal/") return markdownItems(root, name, Object.keys(legalTemplates), page);
  if (name === "press/articles/")
    return markdownItems(root, name, pressArticleSlugs(path.join(root, "data")), page);
  if (name === "locales/") return stringItems(root, page);
  // News is listed as on the site, newest first.
  const entries = [...readable].sort(([, one], [, other]) => dateOf(other).localeCompare(dateOf(one)));
  return entries.flatMap(([own, { json, dataFile }]): OwnItem[] => {
    const [file, value] = [`data/${own}`, json.value];
    if (!own.startsWith(name)) return [];
    const categories = readable.get(`${name.replace(/s?\/$|\.json$/, "")}-categories.json`)?.json.value;
    if (name.endsWith("/")) {
      const slug = path.posix.basename(own, ".json");
      const place = page.replace("#", `#${slug}`).replace("<slug>", slug);
      return [{ file, at: [], title: titleOf(value, slug), note: noteOf(value, categories), page: place }];
    }
    if (!Array.isArray(value))
      return partsOf(root, value as Fields, dataFile.schema).map((part) => ({ ...part, file, page }));
    const onHome = markedForHome(value).slice(0, homeQuestions);
    return value.map((item: unknown, index) => {
      const anchor = slugIn(item) && `#${slugIn(item)}`;
      const title = titleOf(item, textsIn(item)[0]?.text ?? `${index + 1}`);
      const note = noteOf(item, categories, onHome.includes(item));
      return { file, at: [index], title, note, page: page.replace("#", anchor) };
    });
  });
}

/** Returns all editable content, in maintainers' terms, with constants and names as displayed on the site. */
export function outline(root: string): OutlineSection[] {
  const values = placeholdersOf(root);
  const contents = readContentFiles(root);
  const places = figurePlaces(contents);
  const sections = outlineGroups.map(([id, title, files, adds]) => ({
    id,
    title: splitTitle(title),
    adds,
    items: Object.entries(files).flatMap(([name, page]) => itemsOf(root, contents, name, page)),
  }));
  const all = sections.flatMap(({ items }) => items);
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item): OutlineItem => {
      const own = { ...item, title: shownTitles(item.title, values), section: section.title };
      // A figure, which has no page of its own, is shown on the page that contains it.
      const place = item.file === "data/constants.json" ? places.get(String(item.at[0])) : undefined;
      const owner = place && all.find((other) => isInside(other, place));
      return { ...own, ...(owner && { page: owner.page, shownAt: place }) };
    }),
  }));
}

export const outlineItems = (root: string): OutlineItem[] => outline(root).flatMap(({ items }) => items);
