import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales, type Locale } from "../../../src/config/languages";
import { compareVersions } from "../../../src/lib/compare-versions";
import { formerVersions } from "../../../src/gatsby/data/former-texts";
import { placeholdersIn } from "../../../src/gatsby/data/interpolate";
import { legalTemplates, pressArticleSlugs } from "../../../src/gatsby/data/page-sources";
import { brandIn } from "./brand-names";
import { jsonOf } from "../content-files";
import { checkMarkdown } from "./check-markdown";
import { damageIn, isCopy } from "./damaged-text";
import { isHref } from "../data-formats";
import { firstDay, isDay, judgeDay, lastKnownDay } from "./days";
import type { Finding } from "../finding";
import { judgeTranslation } from "./judge-placeholders";
import { MarkdownText } from "./markdown-text";
import { schemaFindings } from "./schema-finding";
import { chaptersIn, pagesFor } from "./site-pages";
import type { Surroundings } from "./surroundings";

const isCorrect = ({ findings }: MarkdownText) => findings.length === 0;

/** Reads a text in one language and reports errors that do not depend on other files. */
function readText(
  file: string,
  locale: Locale,
  schema: string,
  item: unknown,
  around: Surroundings,
  max = lastKnownDay,
): MarkdownText {
  const text = new MarkdownText(around.files.root, file);
  if (!isCorrect(text)) return text;
  text.findings.push(...schemaFindings(text, text.fields, around.checkOf(schema)));
  const day = text.textOf("effectiveDate");
  const outside = isDay(day) ? judgeDay(day, firstDay, max) : null;
  if (outside) text.addTo("effectiveDate", outside.rule, outside.values);
  if (text.body.trim() === "") text.addToBody({ rule: "empty" });
  else if (schema === "legal" && !/^ {0,3}#|^ {0,3}-+ *$/m.test(text.body))
    text.addToBody({ rule: "heading" });
  for (const verdict of [damageIn(text.text), brandIn(text.text, around.brands, "{", "}")])
    if (verdict) text.add(verdict);
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  checkMarkdown(text, around, pagesFor(around.pages, item), prefix);
  return text;
}

/**
 * Reports translations that equal their source, or differ in version, day, figures or chapters. Texts with
 * other errors are compared once these are corrected.
 */
function compareTexts([source, ...translations]: readonly MarkdownText[], { names }: Surroundings): void {
  if (!source || !isCorrect(source)) return;
  for (const text of translations.filter(isCorrect)) {
    for (const name of ["version", "effectiveDate"]) {
      const [value, other] = [text.textOf(name), source.textOf(name)];
      if (value !== other) text.addTo(name, "languages-differ", { value, other });
    }
    for (const name of ["title", "lead", "summary"])
      if (isCopy(source.textOf(name), text.textOf(name))) text.addTo(name, "untranslated");
    const found = judgeTranslation(source.body, text.body, names);
    if (found) text.addToBody({ ...found, at: text.body.search(/\S/) });
    const [expected = 0, actual = 0] = [source, text].map(({ body }) => chaptersIn(body).length);
    if (text.file.startsWith("data/legal/") && expected !== actual)
      text.addToBody({ rule: "chapters-differ", values: { expected, actual } });
  }
}

/**
 * Checks the previous versions of a text, newest first. Reports a version whose folder is not named after it,
 * whose number or day does not precede its successor's, or whose text contains a figure that may change.
 */
function checkFormerTexts(id: string, inForce: MarkdownText | undefined, around: Surroundings): Finding[] {
  let next = inForce;
  return formerVersions(path.join(around.files.root, "data"), id).flatMap((version) => {
    const texts = locales.map((locale) =>
      readText(`data/legal/${id}/former/${version}/${locale}.md`, locale, "legal", null, around),
    );
    for (const text of texts.filter(isCorrect)) {
      const figure = placeholdersIn(text.body).find((name) => around.names.figures.has(name));
      const [found, at] = [`{${figure}}`, text.body.indexOf(`{${figure}`)];
      if (figure) text.addToBody({ rule: "former-placeholder", values: { found }, at });
      if (text.textOf("version") !== version) text.addTo("version", "slug-of-file", { nearest: version });
    }
    const [source] = texts.filter(isCorrect);
    if (source && next) {
      const values = { value: version, other: next.textOf("version") };
      const isLower = compareVersions(version, values.other) < 0;
      const isLater = source.textOf("effectiveDate") >= next.textOf("effectiveDate");
      if (!isLower || isLater) source.addTo(isLower ? "effectiveDate" : "version", "former-order", values);
    }
    if (source && isCorrect(source)) next = source;
    compareTexts(texts, around);
    return texts.flatMap(({ findings }) => findings);
  });
}

/**
 * Checks the legal texts, current and previous; check-files.ts reports missing ones.
 * @param lastDay the latest effective date allowed, because the site presents the text as the one in force
 */
export const checkLegalTexts = (around: Surroundings, lastDay: string): Finding[] =>
  Object.keys(legalTemplates).flatMap((id) => {
    const fileOf = (locale: Locale) => `data/legal/${id}/${locale}.md`;
    const texts = locales
      .filter((locale) => fs.existsSync(path.join(around.files.root, fileOf(locale))))
      .map((locale) => readText(fileOf(locale), locale, "legal", null, around, lastDay));
    compareTexts(texts, around);
    const findings = texts.flatMap((text) => text.findings);
    return [...findings, ...checkFormerTexts(id, texts.find(isCorrect), around)];
  });

/**
 * Checks the press articles: each must belong to a press item that links to it, and exist in every language.
 */
export const checkPressArticles = (around: Surroundings): Finding[] =>
  pressArticleSlugs(path.join(around.files.root, "data")).flatMap((slug): Finding[] => {
    const [folder, owner] = [`data/press/articles/${slug}`, `press/${slug}.json`];
    if (!around.files.readable.has(owner)) {
      const values = { nearest: `→ data/${owner}` };
      return [{ file: folder, item: "-", field: "-", rule: "unknown-file", values }];
    }
    const json = jsonOf(around.files, owner);
    const texts = locales.map((locale) =>
      readText(`${folder}/${locale}.md`, locale, "article", json.value, around),
    );
    compareTexts(texts, around);
    const findings = texts.flatMap((text) => text.findings);
    const [{ link: value }, allowed] = [json.value as { link: string }, `/press/${slug}/`];
    if (value === allowed || !isHref(value)) return findings;
    return [json.finding(["link"], "not-allowed", { value, nearest: `→ ${allowed}`, allowed }), ...findings];
  });
