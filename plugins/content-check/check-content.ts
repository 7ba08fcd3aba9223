import { checkDates, scheduleNotes } from "./rules/check-dates";
import { checkLegalTexts, checkPressArticles } from "./rules/check-documents";
import { checkFigures, checkPrices } from "./rules/check-figures";
import { checkFiles } from "./rules/check-files";
import { checkLocales } from "./rules/check-locales";
import { checkRedirects } from "./rules/check-redirects";
import { checkSchemas } from "./rules/check-schemas";
import { checkSlugs } from "./rules/check-slugs";
import { checkTexts } from "./rules/check-texts";
import { readContentFiles } from "./content-files";
import { dataFiles } from "../../src/gatsby/data/data-files";
import { lastDay } from "./rules/days";
import type { Finding } from "./finding";
import type { RuleName } from "./rules/messages";
import { contentDay } from "../../src/gatsby/data/publishing";
import { schemaValidator } from "./rules/schema-validator";
import { surroundingsOf } from "./rules/surroundings";

/** Rules about the shape of a file. */
const shapeRules: readonly RuleName[] = ["missing-field", "no-value", "too-few", "wrong-kind"];

/**
 * Checks `data/` and `locales/`: files and their shape, then both languages, references between files, links,
 * texts, figures and dates, which are checked only if every data file is readable and has the required shape.
 * @param root the project's root
 * @param now current time, for end dates and publication dates
 */
export function checkContent(root: string, now = new Date()): Finding[] {
  const files = readContentFiles(root);
  const validator = schemaValidator(files);
  const ofShape = [...files.findings, ...checkFiles(root), ...checkSchemas(files, validator)];
  const isComplete = dataFiles.every(({ path }) => path.endsWith("/") || files.readable.has(path));
  const isMisshapen = ofShape.some(({ rule }) => shapeRules.includes(rule));
  if (!isComplete || files.findings.length > 0 || isMisshapen) return ofShape;
  const around = surroundingsOf(files, validator, now);
  return [
    ...ofShape,
    ...checkSlugs(around),
    ...checkRedirects(around),
    ...checkTexts(around),
    ...checkPrices(files),
    ...checkFigures(files),
    ...checkDates(files, now),
    ...checkLegalTexts(around, lastDay(now)),
    ...checkPressArticles(around),
    ...checkLocales(around),
  ];
}

/** Lists the items that are not published today; these findings are not errors. */
export const noteSchedule = (root: string, now = new Date()): Finding[] =>
  scheduleNotes(readContentFiles(root), contentDay(now));
