import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales, type Locale } from "../../config/languages";
import { legalTemplates } from "../pages/legal-templates";
import { isVersion } from "../pages/former-texts";
import { readBrandNames } from "./brand-names";
import { chapterIds } from "./chapter-ids";
import { readPrices } from "./check-figures";
import { checkMarkdownBody, type Names } from "./check-markdown-body";
import { figuresOf, type ContentFiles } from "./content-files";
import { firstDay, isDay, lastKnownDay } from "./days";
import type { Finding } from "./finding";
import { MarkdownText } from "./markdown-text";
import type { SchemaValidator } from "./schema-validator";
import type { SitePages } from "./site-pages";

/** Where texts in Markdown are read and judged. */
export type Surroundings = {
  files: ContentFiles;
  names: Names;
  brands: ReturnType<typeof readBrandNames>;
  checkOf: SchemaValidator["checkOf"];
};

/** What every text in Markdown is compared with. */
export const surroundingsOf = (
  files: ContentFiles,
  pages: SitePages,
  { checkOf }: SchemaValidator,
): Surroundings => ({
  files,
  names: {
    placeholders: files.placeholders,
    figures: figuresOf(files),
    prices: readPrices(files.root),
    pages,
  },
  brands: readBrandNames(files.root),
  checkOf,
});

/** The prefix of links in a text of a language. */
export const linkPrefix = (locale: Locale): string => (locale === defaultLocale ? "" : `/${locale}`);

/** The day a text applies from, as it is written. */
export const effectiveDay = ({ fields: { effectiveDate } }: MarkdownText): string =>
  typeof effectiveDate === "string" ? effectiveDate : "";

/** The version of a text; empty where it is none. */
export const versionOf = ({ fields: { version } }: MarkdownText): string =>
  typeof version === "string" && isVersion(version) ? version : "";

function checkDetails(text: MarkdownText): void {
  const day = effectiveDay(text);
  if (isDay(day) && day < firstDay)
    text.addTo("effectiveDate", "day-too-early", { value: day, min: firstDay });
  if (isDay(day) && day > lastKnownDay)
    text.addTo("effectiveDate", "day-too-late", { value: day, max: lastKnownDay });
  if (text.body.trim() !== "" && chapterIds(text.body).length === 0 && !/^ {0,3}#/m.test(text.body))
    text.addToBody("no-chapters");
  if (text.body.trim() === "") text.addToBody("empty");
}

/** A legal text of a language, with what is wrong in it alone. */
export function checkedLegalText(file: string, locale: Locale, surroundings: Surroundings) {
  const { files, names, brands, checkOf } = surroundings;
  const text = new MarkdownText(files.root, file);
  if (text.isReadable) {
    text.checkFields(checkOf("legal"));
    checkDetails(text);
    text.checkLetters(brands);
    checkMarkdownBody(text, names, linkPrefix(locale));
  }
  return text;
}

/** Notes in translations what their source has otherwise: version, day, chapters. */
export function compareTexts(
  [source, ...translations]: readonly MarkdownText[],
  { names: { figures } }: Surroundings,
): void {
  for (const text of translations) {
    if (!source?.isReadable || !text.isReadable) continue;
    text.checkTranslation(source, figures);
    const [version, other] = [versionOf(source), versionOf(text)];
    if (version && other && version !== other && !source.has("version"))
      text.addTo("version", "versions-differ", { value: version, other });
    const [day, otherDay] = [effectiveDay(source), effectiveDay(text)];
    if (isDay(day) && isDay(otherDay) && day !== otherDay && !source.has("effectiveDate"))
      text.addTo("effectiveDate", "days-differ", { value: otherDay, other: day, nearest: `→ ${day}` });
    const [expected, actual] = [chapterIds(source.body).length, chapterIds(text.body).length];
    const hasOwn = [...source.findings, ...text.findings].some(({ field }) => field === "body");
    if (expected !== actual && !hasOwn) text.addToBody("chapters-differ", { expected, actual });
  }
}

/** Checks the legal texts in force: each in every language and of one version, with complete front matter, chapters, known names and links. */
export function checkLegalTexts(surroundings: Surroundings): Finding[] {
  const { root } = surroundings.files;
  const folder = path.join(root, "data", "legal");
  // check-files.ts says which texts are missing, and which nobody asked for.
  const ids = Object.keys(legalTemplates).filter((id) => fs.existsSync(path.join(folder, id)));
  return ids.flatMap((id) => {
    const present = locales.filter((locale) => fs.existsSync(path.join(folder, id, `${locale}.md`)));
    const texts = present.map((locale) =>
      checkedLegalText(`data/legal/${id}/${locale}.md`, locale, surroundings),
    );
    compareTexts(texts, surroundings);
    return texts.flatMap(({ findings }) => findings);
  });
}
