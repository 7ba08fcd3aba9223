import { isFields } from "../../src/lib/is-fields";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import { readSchema } from "../../plugins/content-check/content-files";
import { outlineGroups } from "./outline-groups";

/** Returns one language of a bilingual schema text. */
export const inLanguage = (text: string, locale: MaintainerLanguage): string =>
  text.split(" | ")[maintainerLanguages.indexOf(locale)] ?? text;

/** Returns the titles of all fields of a schema, including nested ones, by name. */
function fieldTitles(schema: unknown): [string, string][] {
  if (!isFields(schema)) return [];
  const fields = isFields(schema.properties) ? Object.entries(schema.properties) : [];
  const own = fields.flatMap(([name, field]): [string, string][] =>
    isFields(field) && typeof field.title === "string" ? [[name, field.title]] : [],
  );
  return [...Object.values(schema).flatMap(fieldTitles), ...own];
}

/**
 * Hints for people who edit the files directly: special values, date formats, and markup that forms have
 * buttons for.
 */
const unwanted =
  /, YYYY-(?:AA-GG|MM-DD)| \((?:null|true)\)| (?:\[(?:bağlantı|links)\]\(\/pricing\/\), )?\*\*[^.]*(?:yazılabilir|may be used)\./g;

/** Replaces file and field names with the titles that the studio shows. */
export function withDisplayTitles(
  root: string,
  file: string,
  locale: MaintainerLanguage,
): (text: string) => string {
  const schema = dataFileOf(file.replace(/^data\//, ""))?.schema;
  const titles = new Map(schema === undefined ? [] : fieldTitles(readSchema(root, schema)));
  const nameOf = (path: string) =>
    outlineGroups.find(({ parts }) => parts.some((part) => path === part.file))?.title[locale];
  return (text) =>
    text
      .replace(unwanted, "")
      .replace(/(?:data\/)?([\w-]+\.json)/g, (whole, path: string) => {
        const name = nameOf(path);
        return name === undefined ? whole : `“${name}”`;
      })
      .replace(/“(\w+)”/g, (whole, name: string) => {
        const title = titles.get(name);
        return title === undefined ? whole : `“${inLanguage(title, locale)}”`;
      });
}
