import { readSchema } from "../../plugins/content-check/content-files";
import { locales } from "../../src/config/languages";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { contentDay, timingOf } from "../../src/gatsby/data/publishing";
import { isFields } from "../../src/lib/is-fields";
import { shownDay } from "../texts/shown-value";
import { dayName, inLanguage, titlesFrom, translator, type Titles } from "../texts/translator";
import { outlineGroups } from "./outline-groups";
import { headingOf, slugIn, valueAt } from "./target";

export const splitTitle = (text: string): Titles => titlesFrom((locale) => inLanguage(text, locale));

export const isLocalized = (value: unknown): value is Titles =>
  isFields(value) && maintainerLanguages.every((locale) => locale in value);

/** Returns the title of an item: its heading, name or slug. */
export function titleOf(value: unknown, fallback: string): Titles {
  const heading = headingOf(value);
  return isLocalized(heading)
    ? heading
    : titlesFrom(() => (typeof heading === "string" ? heading : fallback));
}

type Listed = Partial<Record<"category" | "date" | "publishFrom" | "publishUntil", string | null>> & {
  isHighlighted?: boolean;
};

/** Number of questions on the home page, which are the first ones marked for it (src/pages/index.tsx). */
export const homeQuestions = 4;

/** Returns the published questions that are marked for the home page. */
export const markedForHome = (questions: unknown[]): unknown[] =>
  questions.filter(
    (one) => valueAt(one, ["isHighlighted"]) === true && timingOf(one, contentDay()) === "published",
  );

/** Describes a list item; undefined if there is nothing to add to its title. */
export function noteOf(item: unknown, categories: unknown, isOnHome?: boolean): Titles | undefined {
  const { category, date, publishFrom, publishUntil, isHighlighted } = item as Listed;
  const all: unknown[] = Array.isArray(categories) ? categories : [];
  const own = all.find((one) => slugIn(one) === category);
  const note = titlesFrom((locale) => {
    const translate = translator(locale);
    const [day = "", from = "", until = ""] = [date, publishFrom, publishUntil].map((one) =>
      one ? shownDay(one, locale) : "",
    );
    return [
      titleOf(own, "")[locale],
      day,
      isHighlighted && translate(isOnHome ? "onHome" : "forHome"),
      (from || until) && translate("period", { from, until }).trim(),
    ]
      .filter(Boolean)
      .join(" · ");
  });
  return note.tr ? note : undefined;
}

/** Returns the titles of all fields in a schema, including nested ones, by name. */
function fieldTitles(schema: unknown): [string, string][] {
  if (!isFields(schema)) return [];
  const fields = isFields(schema.properties) ? Object.entries(schema.properties) : [];
  const own = fields.flatMap(([name, field]): [string, string][] =>
    isFields(field) && typeof field.title === "string" ? [[name, field.title]] : [],
  );
  return [...Object.values(schema).flatMap(fieldTitles), ...own];
}

/** Returns the bilingual titles of the figures and company details that texts may contain, by placeholder. */
const factTitles = (root: string) =>
  ["site", "constants"].flatMap((schema) => fieldTitles(readSchema(root, schema)));

export const placeholderTitles = (root: string): Record<string, Titles> =>
  Object.fromEntries(factTitles(root).map(([name, title]) => [name, splitTitle(title)]));

/** Hints for people who edit the files: special values, date formats, names of links, and markup. */
const unwanted =
  /, YYYY-(?:AA-GG|MM-DD)|, site:<(?:bağlantı|link)>(?= |,)|(?<=Metinlerde| texts) site:<ad> olarak|(?<= name) as site:<name>| \((?:null|true)\)| (?:\[(?:bağlantı|links)\]\(\/pricing\/\), )?\*\*[^.]*(?:yazılabilir|may be used)\./g;

/** Replaces names of files and fields with the titles displayed in the studio, and ISO days with dates. */
export function withDisplayTitles(root: string, file: string, locale: MaintainerLanguage) {
  const schema = dataFileOf(file.replace(/^data\//, ""))?.schema;
  const own = schema === undefined ? [] : fieldTitles(readSchema(root, schema));
  const facts = file.startsWith("data/legal/") ? factTitles(root) : [];
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const titles = new Map([...own, ...facts, ...locales.map((one) => [one, languages.of(one)] as const)]);
  const quoted = (whole: string, title?: string) => (title ? `“${inLanguage(title, locale)}”` : whole);
  return (text: string): string =>
    text
      .replace(unwanted, "")
      .replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => shownDay(day, locale))
      .replace(/(?:data\/)?([\w-]+\.json)/g, (whole, path: string) =>
        quoted(whole, outlineGroups.find(([, , files]) => path in files)?.[1]),
      )
      .replace(/“(\w+)”/g, (_, name: string) => quoted(`“${dayName(name, locale)}”`, titles.get(name)));
}
