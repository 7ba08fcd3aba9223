import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales, type Locale } from "../../../src/config/languages";
import { compareVersions } from "../../../src/lib/compare-versions";
import { isFields } from "../../../src/lib/is-fields";
import { formerVersions, isVersion } from "../../../src/gatsby/data/former-texts";
import { placeholdersIn } from "../../../src/gatsby/data/interpolate";
import { legalTemplates, pressArticleSlugs } from "../../../src/gatsby/data/page-sources";
import { isHref } from "../data-formats";
import { checkMarkdown } from "./check-markdown";
import { firstDay, isDay, judgeDay, lastKnownDay } from "./days";
import type { Finding } from "../finding";
import { MarkdownText } from "./markdown-text";
import { chaptersIn, pagesFor, type Surroundings } from "./site-pages";

const versionOf = (text: MarkdownText): string =>
  isVersion(text.textOf("version")) ? text.textOf("version") : "";

/**
 * Returns the day on which a legal text takes effect; empty if it is invalid, which is reported separately.
 */
const dayOf = (text: MarkdownText): string => {
  const day = text.textOf("effectiveDate");
  return isDay(day) && !text.has("effectiveDate") ? day : "";
};

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
  if (!text.isReadable) return text;
  text.checkFields(around.checkOf(schema));
  const value = text.textOf("effectiveDate");
  const outside = isDay(value) ? judgeDay(value, firstDay, max) : null;
  if (outside) text.addTo("effectiveDate", outside.rule, outside.values);
  if (text.body.trim() === "") text.addToBody({ rule: "empty" });
  else if (schema === "legal" && !/^ {0,3}#|^ {0,3}-+ *$/m.test(text.body))
    text.addToBody({ rule: "heading" });
  text.checkLetters(around);
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  checkMarkdown(text, around, pagesFor(around.pages, item), prefix);
  return text;
}

/** Reports differences between a legal text and its translations: version, day, chapters. */
function compareTexts([source, ...translations]: readonly MarkdownText[], around: Surroundings): void {
  for (const text of translations) {
    if (!source?.isReadable || !text.isReadable) continue;
    text.checkTranslation(source, around);
    for (const [name, read] of [
      ["version", versionOf],
      ["effectiveDate", dayOf],
    ] as const) {
      const [value, other] = [read(text), read(source)];
      if (value && other && value !== other && !source.has(name))
        text.addTo(name, "languages-differ", { value, other });
    }
    const [expected = 0, actual = 0] = [source, text].map(({ body }) => chaptersIn(body).length);
    if (expected !== actual && !source.has("body") && !text.has("body"))
      text.addToBody({ rule: "chapters-differ", values: { expected, actual } });
  }
}

/**
 * Checks the previous versions of a text, newest first. Reports a version whose folder is not named after it,
 * whose number or day does not precede its successor's, or whose text contains a figure that may change.
 */
function checkFormerTexts(id: string, inForce: MarkdownText | undefined, around: Surroundings): Finding[] {
  let next = inForce && { version: versionOf(inForce), day: dayOf(inForce) };
  return formerVersions(path.join(around.files.root, "data"), id).flatMap((version) => {
    const texts = locales.map((locale) =>
      readText(`data/legal/${id}/former/${version}/${locale}.md`, locale, "legal", null, around),
    );
    const isLower = !next?.version || compareVersions(version, next.version) < 0;
    for (const text of texts) {
      const figure = placeholdersIn(text.body).find((name) => around.files.names.figures?.has(name));
      const [found, at] = [`{${figure}}`, text.body.indexOf(`{${figure}`)];
      if (figure) text.addToBody({ rule: "former-placeholder", values: { found }, at });
      const own = versionOf(text);
      if (own !== "" && own !== version) text.addTo("version", "slug-of-file", { nearest: version });
      const values = { value: version, other: next?.version ?? "" };
      if (!isLower && text === texts[0]) text.addTo("version", "former-order", values);
      if (isLower && next?.day && dayOf(text) >= next.day)
        text.addTo("effectiveDate", "former-order", values);
    }
    if (isLower) next = { version, day: texts[0] ? dayOf(texts[0]) : "" };
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
    const inForce = texts.find((text) => versionOf(text) !== "" && dayOf(text) !== "");
    return [...texts.flatMap(({ findings }) => findings), ...checkFormerTexts(id, inForce, around)];
  });

/**
 * Checks the press articles: each must belong to a press item that links to it, and exist in every language.
 */
export const checkPressArticles = (around: Surroundings): Finding[] =>
  pressArticleSlugs(path.join(around.files.root, "data")).flatMap((slug) => {
    const folder = `data/press/articles/${slug}`;
    const json = around.files.readable.get(`press/${slug}.json`)?.json;
    const texts = locales.map((locale) =>
      readText(`${folder}/${locale}.md`, locale, "article", json?.value, around),
    );
    for (const text of texts.slice(1)) if (texts[0]) text.checkTranslation(texts[0], around);
    const ofTexts = texts.flatMap(({ findings }) => findings);
    if (!around.files.all.has(`press/${slug}.json`)) {
      const values = { nearest: `→ data/press/${slug}.json` };
      // An article without a press item is reported once, not for every language.
      const orphan: Finding = { file: folder, item: "-", field: "-", rule: "unknown-file", values };
      return [orphan, ...ofTexts.filter(({ rule }) => rule !== "missing-file")];
    }
    const [link, allowed] = [isFields(json?.value) ? String(json.value.link) : "", `/press/${slug}/`];
    const values = { value: link, nearest: `→ ${allowed}`, allowed };
    return [
      ...(json && isHref(link, null) && link !== allowed
        ? [json.finding(["link"], "not-allowed", values)]
        : []),
      ...ofTexts,
    ];
  });
