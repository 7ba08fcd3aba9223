import path from "node:path";
import { defaultLocale } from "../../src/config/languages";
import { readContentFiles, readSchema, type ContentFiles } from "../../plugins/content-check/content-files";
import type { DataFile } from "../../src/gatsby/data/data-files";
import { parsed, textsIn } from "../../src/gatsby/data/json-texts";
import { filesIn } from "../../src/gatsby/data/list-files";
import { readTextFile } from "../../src/gatsby/data/text-file";
import { legalTemplates, pressArticleSlugs } from "../../src/gatsby/data/page-sources";
import { attempt } from "../../src/lib/browser-support";
import { inLanguage } from "../texts/translator";
import { readMarkdown } from "./edit-markdown";
import { figurePlaces } from "./figure-places";
import { outlineGroups, type NewItemKind } from "./outline-groups";
import { placeholdersOf, shownText } from "./placeholder-texts";
import { isInside, slugIn, type Target } from "./target";
import { isLocalized, titleOf, titlesFrom, type Titles } from "./titles";

/** Editable item with its title. */
export type OutlineItem = Target & {
  title: Titles;
  /** Path of the page that shows the item, without language prefix. */
  page: string;
  /** For a figure, the text of the page that contains it. */
  shownAt?: Target;
};

/** Items of a page, or of one kind. */
export type OutlineSection = { id: string; title: Titles; adds?: NewItemKind; items: OutlineItem[] };

type Fields = Record<string, unknown>;
type Part = Pick<OutlineItem, "at" | "title">;

/** Length of the excerpt that identifies an interface string, in characters. */
const excerptLength = 40;

/** Reports whether a field is a list long enough to be edited item by item. */
const isLongList = (value: unknown): value is Fields[] =>
  Array.isArray(value) && JSON.stringify(value).length > 4000;

/** Returns the parts of a file that have their own form, with titles from the file's schema. */
function partsOf(root: string, value: Fields, schemaName: string): Part[] {
  const schema = readSchema(root, schemaName) as { title?: string; properties?: Record<string, Fields> };
  const titled = (key: string, title: unknown) =>
    titlesFrom((locale) => inLanguage(typeof title === "string" ? title : key, locale));
  const fields = Object.entries(value).map(([key, part]) => {
    return { at: [key], title: titled(key, schema.properties?.[key]?.title), part };
  });
  // A flat file has a form for its texts, and one for each other part with more than one value.
  if (fields.some(({ part }) => typeof part === "string"))
    return [
      { at: [], title: titled(schemaName, schema.title) },
      ...fields.filter(({ part }) => typeof part === "object" && part !== null && !isLocalized(part)),
    ];
  return fields.flatMap(({ at, title, part }) => {
    if (!isLongList(part)) return [{ at, title }];
    return part.map((item, index) => {
      const own = titleOf(item, `${index + 1}`);
      return { at: [...at, index], title: titlesFrom((locale) => `${title[locale]}: ${own[locale]}`) };
    });
  });
}

function itemsOfFile(
  root: string,
  value: unknown,
  { path: name, schema }: DataFile,
  page: string,
): OutlineItem[] {
  const file = `data/${name}`;
  if (!Array.isArray(value))
    return partsOf(root, value as Fields, schema).map(({ at, title }) => ({ file, at, title, page }));
  return value.map((item: Fields, index) => {
    const anchor = slugIn(item) && `#${slugIn(item)}`;
    return { file, at: [index], title: titleOf(item, `${index + 1}`), page: page.replace("#", anchor) };
  });
}

/** Returns the interface strings by namespace and key; the first text is the title. */
function stringItems(root: string): OutlineItem[] {
  const names = filesIn(path.join(root, "locales", defaultLocale)).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => {
    const stringsIn = (locale: string) =>
      (parsed(readTextFile(path.join(root, "locales", locale, name)).text) ?? {}) as Fields;
    const strings = { tr: stringsIn("tr"), en: stringsIn("en") };
    return Object.keys(strings.tr).map((key) => {
      const title = titlesFrom((locale) => {
        const [first] = textsIn(strings[locale][key]);
        const text = first?.text.replace(/\{\{?(\w+)[^}]*\}?\}/g, "…").slice(0, excerptLength) ?? "";
        return `${text} (${name.replace(/\.json$/, "")}: ${key})`;
      });
      return { file: `locales/${name}`, at: [key], title, page: "/" };
    });
  });
}

/** Returns the Markdown texts of a folder, with titles from their front matter. */
const markdownItems = (root: string, folder: string, slugs: string[], page: string): OutlineItem[] =>
  slugs.map((slug) => {
    const title = titlesFrom((locale) => {
      const file = path.join(root, "data", folder, slug, `${locale}.md`);
      const own = attempt(() => readMarkdown(readTextFile(file).text)?.title, undefined) ?? slug;
      // Distinguishes an article from the item of the same title that links to it.
      return folder === "legal/" ? own : `${own} (${inLanguage("metin | text", locale)})`;
    });
    return { file: `data/${folder}${slug}`, at: [], title, page: `${page}${slug}/` };
  });

/** Returns the items of a file or folder of `data/`, or of the interface strings. */
function itemsOf(root: string, { readable }: ContentFiles, name: string, page: string): OutlineItem[] {
  if (name === "legal/") return markdownItems(root, name, Object.keys(legalTemplates), page);
  if (name === "press/articles/")
    return markdownItems(root, name, pressArticleSlugs(path.join(root, "data")), page);
  if (name === "locales/") return stringItems(root);
  if (!name.endsWith("/")) {
    const file = readable.get(name);
    return file ? itemsOfFile(root, file.json.value, file.dataFile, page) : [];
  }
  return [...readable]
    .filter(([file]) => file.startsWith(name))
    .map(([file, { json }]) => {
      const slug = path.posix.basename(file, ".json");
      const own = page.replace("#", `#${slug}`).replace("<slug>", slug);
      return { file: `data/${file}`, at: [], title: titleOf(json.value, slug), page: own };
    });
}

/** Returns everything editable, in maintainers' terms, with figures and names as shown on the site. */
export function outline(root: string): OutlineSection[] {
  const values = placeholdersOf(root);
  const contents = readContentFiles(root);
  const places = figurePlaces(contents);
  const sections = outlineGroups.map(({ id, title, adds, files }) => ({
    id,
    title: titlesFrom((locale) => inLanguage(title, locale)),
    adds,
    items: Object.entries(files).flatMap(([name, page]) => itemsOf(root, contents, name, page)),
  }));
  const all = sections.flatMap(({ items }) => items);
  /** Moves a figure, which has no page of its own, to the page that contains it. */
  const onPage = (item: OutlineItem): OutlineItem => {
    const place = item.file === "data/constants.json" ? places.get(String(item.at[0])) : undefined;
    const owner = place && all.find((other) => isInside(other, place));
    return owner ? { ...item, page: owner.page, shownAt: place } : item;
  };
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...onPage(item),
      title: titlesFrom((locale) => shownText(item.title[locale], values, locale)),
    })),
  }));
}
