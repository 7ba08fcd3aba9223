import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales, type Locale } from "../../config/languages";
import { legalTemplates } from "../pages/legal-templates";
import { readBrandNames } from "./brand-names";
import type { ContentFiles } from "./content-files";
import { firstDay, isDay, isoDay, isoDayOf } from "./days";
import type { Finding } from "./finding";
import { MarkdownText } from "./markdown-text";
import type { SitePages } from "./site-pages";

const required = ["title", "version", "effectiveDate", "summary"] as const;

/** The prefix of links in a text of a language. */
export const linkPrefix = (locale: Locale): string => (locale === defaultLocale ? "" : `/${locale}`);

/** The day a text applies from, YYYY-MM-DD; as it is written where that is no day. */
export const effectiveDay = ({ fields: { effectiveDate } }: MarkdownText): string =>
  effectiveDate instanceof Date ? isoDay(effectiveDate) : String(effectiveDate ?? "");

function checkDetails(text: MarkdownText): void {
  text.require(required);
  const day = effectiveDay(text);
  if (day !== "" && !isDay(day))
    text.add("date-form", { nearest: isoDayOf(day) }, "effectiveDate:", "effectiveDate");
  else if (day !== "" && day < firstDay)
    text.add("day-too-early", { value: day, min: firstDay }, "effectiveDate:", "effectiveDate");
  const chapters = [...text.body.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
  if (chapters.length === 0) text.add("no-chapters", {}, undefined, "body");
  const twice = chapters.find((title, index) => chapters.indexOf(title) < index);
  if (twice !== undefined) text.add("chapter-twice", { value: twice }, `## ${twice}`, "body");
}

type Surroundings = { files: ContentFiles; pages: SitePages; brands: ReturnType<typeof readBrandNames> };

/** A legal text of a language, with what is wrong in it alone. */
export function checkedLegalText(file: string, locale: Locale, { files, pages, brands }: Surroundings) {
  const text = new MarkdownText(files.root, file);
  if (text.body !== "") {
    checkDetails(text);
    text.checkLetters();
    text.checkBrand(brands);
    text.checkReferences(files.placeholders, pages, linkPrefix(locale));
  }
  return text;
}

/** Checks the legal texts in force: each in every language and of one version, with complete front matter, chapters, known names and links. */
export function checkLegalTexts(files: ContentFiles, pages: SitePages): Finding[] {
  const folder = path.join(files.root, "data", "legal");
  const surroundings = { files, pages, brands: readBrandNames(files.root) };
  // check-files.ts says which texts are missing, and which nobody asked for.
  const ids = Object.keys(legalTemplates).filter((id) => fs.existsSync(path.join(folder, id)));
  return ids.flatMap((id) => {
    const present = locales.filter((locale) => fs.existsSync(path.join(folder, id, `${locale}.md`)));
    const texts = present.map((locale) =>
      checkedLegalText(`data/legal/${id}/${locale}.md`, locale, surroundings),
    );
    const [source, ...translations] = texts;
    const version = String(source?.fields.version ?? "");
    for (const text of translations) {
      if (source) text.checkTranslation(source);
      const other = String(text.fields.version ?? "");
      if (version && other && version !== other)
        text.add("versions-differ", { value: version, other }, "version:", "version");
    }
    return texts.flatMap(({ findings }) => findings);
  });
}
