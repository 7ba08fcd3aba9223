import { defaultLocale } from "../../src/config/languages";
import { readContentFiles, type ContentFiles } from "../../plugins/content-check/content-files";
import { parsed, textsIn } from "../../src/gatsby/data/json-texts";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import { filesIn } from "../../src/gatsby/data/list-files";
import { readTextFile } from "../../src/gatsby/data/text-file";
import { legalTemplates, pressArticleSlugs } from "../../src/gatsby/data/page-sources";
import fs from "node:fs";
import path from "node:path";
import type { Target } from "./documents";
import { readMarkdown } from "./edit-markdown";
import { figurePlaces } from "./figure-places";
import { outlineGroups, type NewItemKind, type OutlineGroup } from "./outline-groups";
import { shownTexts } from "./placeholder-texts";

/** Editable item with its title. */
export type OutlineItem = Target & {
  title: Record<MaintainerLanguage, string>;
  /** Path of the page that shows the item, without language prefix. */
  page: string;
  /** For a figure: the text of the page that contains it. */
  shownAt?: Target;
};

/** Items of a page or of a kind. */
export type OutlineSection = {
  id: string;
  title: Record<MaintainerLanguage, string>;
  adds?: NewItemKind;
  items: OutlineItem[];
};

type Fields = Record<string, unknown>;

/** Length of the excerpt that identifies an interface string, in characters. */
const excerptLength = 40;

const both = (text: string): Record<MaintainerLanguage, string> => ({ tr: text, en: text });

const isLocalized = (value: unknown): value is Record<MaintainerLanguage, string> =>
  typeof value === "object" && value !== null && "tr" in value && "en" in value;

/** Returns the title of an item: its heading, name or slug. */
export function titleOf(value: unknown, fallback: string): Record<MaintainerLanguage, string> {
  const fields = (typeof value === "object" && value !== null ? value : {}) as Fields;
  for (const name of ["header", "question", "title", "name", "shop", "label", "slug", "id"]) {
    const part = fields[name];
    if (isLocalized(part)) return part;
    if (typeof part === "string" && part !== "") return both(part);
  }
  return both(fallback);
}

/** Returns the titles of a schema and its fields in both languages. */
function schemaTitles(root: string, name: string) {
  const file = path.join(root, "data/schema", `${name}.schema.json`);
  type Titled = { title?: string; properties?: Record<string, Titled> };
  const schema = JSON.parse(fs.readFileSync(file, "utf8")) as Titled;
  const bothOf = (key: string, { title = key }: Titled): [string, Record<MaintainerLanguage, string>] => {
    const [tr = title, en = tr] = title.split(" | ");
    return [key, { tr, en }];
  };
  const fields = Object.entries(schema.properties ?? {}).map(([key, part]) => bothOf(key, part));
  return { whole: bothOf(name, schema)[1], fields: Object.fromEntries(fields) };
}

/** Reports whether a part of a flat file gets its own form: not a text, and more than one value. */
const isSubject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !isLocalized(value);

/** Reports whether a field is a list long enough to be edited item by item. */
const isLongList = (value: unknown): value is Fields[] =>
  Array.isArray(value) && JSON.stringify(value).length > 4000;

function itemsOfFile(
  root: string,
  { file, page }: OutlineGroup & { file: string },
  value: unknown,
  schema: string,
) {
  const target = `data/${file}`;
  if (Array.isArray(value))
    return value.map((item: Fields, index): OutlineItem => {
      const anchor = typeof item.slug === "string" && page.includes("#") ? item.slug : "";
      return {
        file: target,
        at: [index],
        title: titleOf(item, `${index + 1}`),
        page: page.replace("#", anchor && `#${anchor}`),
      };
    });
  const { whole, fields: titles } = schemaTitles(root, schema);
  const isFlat = Object.values(value as Fields).some((part) => typeof part === "string");
  if (isFlat) {
    const subjects = Object.entries(value as Fields).filter(([, part]) => isSubject(part));
    return [
      { file: target, at: [], title: whole, page },
      ...subjects.map(([key]) => ({ file: target, at: [key], title: titles[key] ?? both(key), page })),
    ];
  }
  return Object.entries(value as Fields).flatMap(([key, part]): OutlineItem[] => {
    const title = titles[key] ?? both(key);
    if (!isLongList(part)) return [{ file: target, at: [key], title, page }];
    return part.map((item, index) => {
      const own = titleOf(item, `${index + 1}`);
      return {
        file: target,
        at: [key, index],
        title: { tr: `${title.tr}: ${own.tr}`, en: `${title.en}: ${own.en}` },
        page,
      };
    });
  });
}

function stringItems(root: string): OutlineItem[] {
  const names = filesIn(path.join(root, "locales", defaultLocale)).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => {
    const [tr = {}, en = {}] = maintainerLanguages.map(
      (locale) => parsed(readTextFile(path.join(root, "locales", locale, name)).text) as Fields | undefined,
    );
    return Object.keys(tr).map((key) => {
      const named = (strings: unknown) =>
        `${
          textsIn(strings)[0]
            ?.text.replace(/\{\{?(\w+)[^}]*\}?\}/g, "…")
            .slice(0, excerptLength) ?? ""
        } (${name.replace(/\.json$/, "")}: ${key})`;
      const title = { tr: named(tr[key]), en: named(en[key]) };
      return { file: `locales/${name}`, at: [key], title, page: "/" };
    });
  });
}

/** Returns the Markdown texts of a folder, titled by their front matter. */
const markdownItems = (root: string, folder: string, slugs: string[], page: string): OutlineItem[] =>
  slugs.map((slug) => {
    const titles = maintainerLanguages.map((locale) => {
      const file = path.join(root, "data", folder, slug, `${locale}.md`);
      const text = fs.existsSync(file) ? readTextFile(file).text : "";
      const ownTitle = readMarkdown(text)?.fields.title ?? slug;
      // Distinguishes an article from the item of the same title that links to it.
      return [locale, folder === "legal/" ? ownTitle : `${ownTitle} (${locale === "tr" ? "metin" : "text"})`];
    });
    const title = Object.fromEntries(titles) as OutlineItem["title"];
    return { file: `data/${folder}${slug}`, at: [], title, page: `${page}${slug}/` };
  });

/** Returns everything editable, in maintainers' terms, with figures and names as shown on the site. */
export function outline(root: string): OutlineSection[] {
  const shown = shownTexts(root);
  const files = readContentFiles(root);
  const places = figurePlaces(files);
  const all = sections(root, files);
  const items = all.flatMap((section) => section.items);
  /** Figures have no page of their own. */
  const onPage = (item: OutlineItem): OutlineItem => {
    const place = item.file === "data/constants.json" ? places.get(String(item.at[0])) : undefined;
    const owner = items.find(
      ({ file, at }) => file === place?.file && at.every((key, index) => key === place.at[index]),
    );
    return owner ? { ...item, page: owner.page, shownAt: place } : item;
  };
  return all.map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...onPage(item),
      title: { tr: shown(item.title.tr, "tr"), en: shown(item.title.en, "en") },
    })),
  }));
}

function sections(root: string, { readable }: ContentFiles): OutlineSection[] {
  return outlineGroups.map(({ id, title, adds, parts }) => ({
    id,
    title,
    ...(adds && { adds }),
    items: parts.flatMap((part): OutlineItem[] => {
      if (part.file === "legal/")
        return markdownItems(root, part.file, Object.keys(legalTemplates), part.page);
      if (part.file === "press/articles/")
        return markdownItems(root, part.file, pressArticleSlugs(path.join(root, "data")), part.page);
      if (part.file === "locales/") return stringItems(root);
      const files = [...readable].filter(([name]) =>
        part.file.endsWith("/") ? name.startsWith(part.file) : name === part.file,
      );
      return files.flatMap(([name, { json, dataFile }]): OutlineItem[] => {
        if (!part.file.endsWith("/")) return itemsOfFile(root, part, json.value, dataFile.schema);
        const slug = path.posix.basename(name, ".json");
        const page = part.page.replace("#", `#${slug}`).replace("<slug>", slug);
        return [{ file: `data/${name}`, at: [], title: titleOf(json.value, slug), page }];
      });
    }),
  }));
}
