import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales, type Locale } from "../../config/languages";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { MarkdownText } from "./markdown-text";
import type { SitePages } from "./site-pages";

const required = ["title", "version", "effectiveDate", "summary"] as const;

/** The prefix of links in a text of a language. */
export const linkPrefix = (locale: Locale): string => (locale === defaultLocale ? "" : `/${locale}`);

const isDay = (value: unknown) =>
  value instanceof Date || (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value));

function checkText(text: MarkdownText): void {
  text.require(required);
  const { effectiveDate } = text.fields;
  if (effectiveDate !== undefined && !isDay(effectiveDate))
    text.add("date-form", { nearest: "" }, "effectiveDate:", "effectiveDate");
  const chapters = [...text.body.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
  if (chapters.length === 0) text.add("no-chapters", {}, undefined, "body");
  const twice = chapters.find((title, index) => chapters.indexOf(title) < index);
  if (twice !== undefined) text.add("chapter-twice", { value: twice }, `## ${twice}`, "body");
}

/** Checks the legal texts: each in every language and of one version, with complete front matter, chapters, known names and links. */
export function checkLegalTexts(files: ContentFiles, pages: SitePages): Finding[] {
  const folder = path.join(files.root, "data", "legal");
  const ids = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return ids.flatMap((id) => {
    const texts = locales.map((locale) => {
      const text = new MarkdownText(files.root, `data/legal/${id}/${locale}.md`);
      if (text.body !== "") {
        checkText(text);
        text.checkReferences(files.placeholders, pages, linkPrefix(locale));
      }
      return text;
    });
    const [source, ...translations] = texts;
    const version = String(source?.fields.version ?? "");
    for (const text of translations) {
      const other = String(text.fields.version ?? "");
      if (version && other && version !== other)
        text.add("versions-differ", { value: version, other }, "version:", "version");
    }
    return texts.flatMap(({ findings }) => findings);
  });
}
