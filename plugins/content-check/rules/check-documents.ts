import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales, type Locale } from "../../../src/config/languages";
import { compareVersions } from "../../../src/lib/compare-versions";
import { formerVersions } from "../../../src/gatsby/data/former-texts";
import { placeholdersIn } from "../../../src/gatsby/data/interpolate";
import { legalTemplates, pressArticleSlugs } from "../../../src/gatsby/data/page-sources";
import { isHref } from "../data-formats";
import { fileFinding, type Finding } from "../finding";
import { brandIn } from "./brand-names";
import { checkMarkdown } from "./check-markdown";
import { damageIn, isCopy } from "./damaged-text";
import { firstDay, judgeDay, lastKnownDay } from "./days";
import { judgePlaceholders, judgeTranslation } from "./judge-placeholders";
import { MarkdownText } from "./markdown-text";
import { sectionsIn, pagesFor, type Surroundings } from "./surroundings";

const isCorrect = ({ findings }: MarkdownText) => findings.length === 0;

/**
 * Reads a folder's text in a language and reports errors in it. The Markdown of superseded versions is not
 * checked.
 */
function readText(folder: string, locale: Locale, around: Surroundings, max = lastKnownDay): MarkdownText {
  const text = new MarkdownText(around.files.root, `${folder}/${locale}.md`);
  if (!isCorrect(text)) return text;
  const isLegal = folder.startsWith("data/legal/");
  around.validate(text, text.fields, isLegal ? "legal" : "article");
  text.add(["effectiveDate"], judgeDay(text.textOf("effectiveDate"), firstDay, max));
  if (text.body.trim() === "") text.addToBody({ rule: "empty" });
  else if (isLegal && !/^ {0,3}#|^ {0,3}-+ *$/m.test(text.body)) text.addToBody({ rule: "heading" });
  text.addAt(damageIn(text.text));
  text.addAt(brandIn(text.text, around.brands, "{", "}"));
  if (folder.includes("/former/")) text.addToBody(judgePlaceholders(text.body, around.names));
  else checkMarkdown(text, around.names, around.pages, locale === defaultLocale ? "" : `/${locale}`);
  return text;
}

/**
 * Compares translations with their source once both are free of errors: texts must differ; version, day,
 * constants and sections must match.
 */
function compareTexts([source, ...translations]: readonly MarkdownText[], { names }: Surroundings): void {
  if (!source || !isCorrect(source)) return;
  for (const text of translations.filter(isCorrect)) {
    for (const name of ["version", "effectiveDate"]) {
      const [value, other] = [text.textOf(name), source.textOf(name)];
      text.add([name], value === other ? null : { rule: "languages-differ", values: { value, other } });
    }
    for (const name of ["title", "lead", "summary"])
      text.add([name], isCopy(source.textOf(name), text.textOf(name)) ? { rule: "untranslated" } : null);
    const isFree = (name: string) => !names.figures.has(name);
    const found = judgeTranslation(source.body, text.body, "", placeholdersIn, isFree);
    text.addToBody(found && { ...found, at: text.body.search(/\S/) });
    const [expected = 0, actual = 0] = [source, text].map(({ body }) => sectionsIn(body).length);
    if (text.file.startsWith("data/legal/") && expected !== actual)
      text.addToBody({ rule: "sections-differ", values: { expected, actual } });
  }
}

/** Checks the former versions of a text, newest first: each one's name, order and figures. */
function checkFormerTexts(id: string, inForce: MarkdownText | undefined, around: Surroundings): Finding[] {
  let next = inForce;
  return formerVersions(path.join(around.files.root, "data"), id).flatMap((version) => {
    const folder = `data/legal/${id}/former/${version}`;
    const texts = locales.map((locale) => readText(folder, locale, around));
    for (const text of texts.filter(isCorrect)) {
      const figure = placeholdersIn(text.body).find((name) => around.names.figures.has(name));
      const [found, at] = [`{${figure}}`, text.body.indexOf(`{${figure}`)];
      text.addToBody(figure ? { rule: "former-placeholder", values: { found }, at } : null);
      if (text.textOf("version") !== version)
        text.add(["version"], { rule: "slug-of-file", values: { nearest: version } });
    }
    const [source] = texts.filter(isCorrect);
    if (source && next) {
      const values = { value: version, other: next.textOf("version") };
      const isLower = compareVersions(version, values.other) < 0;
      const isLater = source.textOf("effectiveDate") >= next.textOf("effectiveDate");
      if (!isLower || isLater)
        source.add([isLower ? "effectiveDate" : "version"], { rule: "former-order", values });
    }
    if (source && isCorrect(source)) next = source;
    compareTexts(texts, around);
    return texts.flatMap(({ findings }) => findings);
  });
}

/**
 * Checks the legal texts; current ones must take effect no later than `lastDay`. check-files.ts reports missing
 * ones.
 */
export const checkLegalTexts = (around: Surroundings, lastDay: string): Finding[] =>
  Object.keys(legalTemplates).flatMap((id) => {
    const folder = `data/legal/${id}`;
    const texts = locales
      .filter((locale) => fs.existsSync(path.join(around.files.root, folder, `${locale}.md`)))
      .map((locale) => readText(folder, locale, around, lastDay));
    compareTexts(texts, around);
    const ofFormer = checkFormerTexts(id, texts.find(isCorrect), around);
    return [...texts.flatMap(({ findings }) => findings), ...ofFormer];
  });

/** Checks the press articles: each belongs to a press item that links to it, and exists in every language. */
export const checkPressArticles = (around: Surroundings): Finding[] =>
  pressArticleSlugs(path.join(around.files.root, "data")).flatMap((slug): Finding[] => {
    const [file, owner, allowed] = [`data/press/articles/${slug}`, `press/${slug}.json`, `/press/${slug}/`];
    const json = around.files.readable.get(owner)?.json;
    if (!json) return [fileFinding(file, "unknown-file", { nearest: `→ data/${owner}` })];
    const own = { ...around, pages: pagesFor(around.pages, json.value) };
    const texts = locales.map((locale) => readText(file, locale, own));
    compareTexts(texts, around);
    const { link: value } = json.value as { link: string };
    if (value !== allowed && isHref(value))
      json.add(["link"], { rule: "not-allowed", values: { value, nearest: `→ ${allowed}`, allowed } });
    return texts.flatMap(({ findings }) => findings);
  });
