import { defaultLocale } from "../../src/config/languages";
import { readContentFiles } from "../../src/gatsby/content/content-files";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import { filesIn } from "../../src/gatsby/content/list-files";
import { readTextFile } from "../../src/gatsby/content/text-file";
import { legalTemplates, pressArticleSlugs } from "../../src/gatsby/pages/page-sources";
import fs from "node:fs";
import path from "node:path";
import type { Target } from "./documents";
import type { NewItemKind } from "./new-items";
import { outlineGroups, type OutlineGroup } from "./outline-groups";
import { shownTexts } from "./placeholder-texts";

/** Something that a form edits, as people call it. */
export type OutlineItem = Target & {
  title: Record<MaintainerLanguage, string>;
  /** Address of the page that shows it, without language prefix. */
  page: string;
};

/** What is kept together: the things of a page, or of a kind. */
export type OutlineSection = {
  id: string;
  title: Record<MaintainerLanguage, string>;
  adds?: NewItemKind;
  items: OutlineItem[];
};

type Fields = Record<string, unknown>;

const both = (text: string): Record<MaintainerLanguage, string> => ({ tr: text, en: text });

const isLocalized = (value: unknown): value is Record<MaintainerLanguage, string> =>
  typeof value === "object" && value !== null && "tr" in value && "en" in value;

/** What people call an item: its heading, its name, else its address name. */
export function titleOf(value: unknown, fallback: string): Record<MaintainerLanguage, string> {
  const fields = (typeof value === "object" && value !== null ? value : {}) as Fields;
  for (const name of ["header", "question", "title", "name", "shop", "label", "slug", "id"]) {
    const part = fields[name];
    if (isLocalized(part)) return part;
    if (typeof part === "string" && part !== "") return both(part);
  }
  return both(fallback);
}

/** Titles of a schema and of its fields in both languages. */
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

/** A part of a flat file that is a subject of its own: no text, and more than one value. */
const isSubject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !isLocalized(value);

/** Fields of a data file that are lists long enough to be edited item by item. */
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
    const { text } = readTextFile(path.join(root, "locales", defaultLocale, name));
    const title = name.replace(/\.json$/, "");
    try {
      return Object.keys(JSON.parse(text) as Fields).map((key) => ({
        file: `locales/${name}`,
        at: [key],
        title: both(`${title}: ${key}`),
        page: "/",
      }));
    } catch {
      return [];
    }
  });
}

function legalItems(root: string): OutlineItem[] {
  return Object.keys(legalTemplates).map((id) => {
    const titles = maintainerLanguages.map((locale) => {
      const file = path.join(root, "data/legal", id, `${locale}.md`);
      const text = fs.existsSync(file) ? readTextFile(file).text : "";
      return [locale, /^title: "?(.+?)"?$/m.exec(text)?.[1] ?? id];
    });
    const title = Object.fromEntries(titles) as Record<MaintainerLanguage, string>;
    return { file: `data/legal/${id}`, at: [], title, page: `/${id}/` };
  });
}

function articleItems(root: string): OutlineItem[] {
  return pressArticleSlugs(path.join(root, "data")).map((slug) => ({
    file: `data/press/articles/${slug}`,
    at: [],
    title: both(`/press/${slug}/`),
    page: `/press/${slug}/`,
  }));
}

/** Everything that can be edited, in the words of who keeps it, with figures and names as the site shows them. */
export function outline(root: string): OutlineSection[] {
  const shown = shownTexts(root);
  return sections(root).map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      title: { tr: shown(item.title.tr, "tr"), en: shown(item.title.en, "en") },
    })),
  }));
}

function sections(root: string): OutlineSection[] {
  const { readable } = readContentFiles(root);
  return outlineGroups.map(({ id, title, adds, parts }) => ({
    id,
    title,
    ...(adds && { adds }),
    items: parts.flatMap((part): OutlineItem[] => {
      if (part.file === "legal/") return legalItems(root);
      if (part.file === "press/articles/") return articleItems(root);
      if (part.file === "locales/") return stringItems(root);
      const files = [...readable].filter(([name]) =>
        part.file.endsWith("/") ? name.startsWith(part.file) : name === part.file,
      );
      return files.flatMap(([name, { json, dataFile }]) => {
        if (!part.file.endsWith("/")) return itemsOfFile(root, part, json.value, dataFile.schema);
        const slug = path.posix.basename(name, ".json");
        const page = part.page.replace("#", `#${slug}`).replace("<slug>", slug);
        return [{ file: `data/${name}`, at: [], title: titleOf(json.value, slug), page }];
      });
    }),
  }));
}
