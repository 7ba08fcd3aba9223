import { checkDates, scheduleNotes } from "./check-dates";
import { checkLegalTexts, checkPressArticles } from "./check-documents";
import { checkFigures } from "./check-figures";
import { checkFiles } from "./check-files";
import { checkLocales } from "./check-locales";
import { checkPrices } from "./check-prices";
import { checkSchemas } from "./check-schemas";
import { checkSlugs } from "./check-slugs";
import { checkTexts } from "./check-texts";
import { readContentFiles, withoutFiles } from "./content-files";
import { lastDay } from "./days";
import type { Finding } from "./finding";
import type { RuleName } from "./messages";
import { contentDay } from "./publishing";
import { schemaValidator } from "./schema-validator";
import { sitePages } from "./site-pages";
import { surroundingsOf } from "./surroundings";

/**
 * Checks everything in `data/`: files, shape, both languages, references between files, links, pictures, texts, prices, dates.
 * @param root the project's root
 * @param now the moment by which days are over and items published
 */
export function checkData(root: string, now = new Date()): Finding[] {
  const files = readContentFiles(root);
  const day = contentDay(now);
  const pages = sitePages(files, day);
  const validator = schemaValidator(files);
  const ofSchemas = checkSchemas(files, pages, validator);
  // What a file says is compared with others only where it has the shape that its schema asks for.
  const sound = withoutFiles(files, misshapen(ofSchemas));
  const texts = surroundingsOf(sound, pages, day, validator);
  return [
    ...[...files.all.values()].flatMap(({ findings }) => findings),
    ...checkFiles(root),
    ...ofSchemas,
    ...checkSlugs(sound),
    ...checkTexts(texts),
    ...checkPrices(sound),
    ...checkFigures(sound),
    ...checkDates(sound, now),
    ...checkLegalTexts(texts, lastDay(now)),
    ...checkPressArticles(texts),
  ];
}

const shapeRules: readonly RuleName[] = [
  "needs-fields",
  "needs-list",
  "needs-text",
  "needs-number",
  "needs-choice",
];

/** Files below `data/` in which something has another shape than its schema asks for. */
const misshapen = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings.filter(({ rule }) => shapeRules.includes(rule)).map(({ file }) => file.slice("data/".length)),
  );

/** Checks the data and the interface strings. */
export const checkContent = (root: string, now = new Date()): Finding[] => [
  ...checkData(root, now),
  ...checkLocales(root),
];

/** Says which items of the data are not on the site now: no mistakes. */
export const noteSchedule = (root: string, now = new Date()): Finding[] =>
  scheduleNotes(readContentFiles(root), contentDay(now));
