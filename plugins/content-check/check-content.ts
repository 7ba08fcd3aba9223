import { dataFiles } from "../../src/gatsby/data/data-files";
import { contentDay } from "../../src/gatsby/data/publishing";
import { istanbulDay } from "../../src/lib/istanbul-day";
import { readContentFiles, type ContentFiles } from "./content-files";
import type { Finding, RuleName } from "./finding";
import { checkDates, noteTimings } from "./rules/check-dates";
import { checkLegalTexts, checkPressArticles } from "./rules/check-documents";
import { checkFigures, checkPrices } from "./rules/check-figures";
import { checkFiles } from "./rules/check-files";
import { checkLocales } from "./rules/check-locales";
import { checkRedirects, checkSlugs } from "./rules/check-slugs";
import { checkTexts } from "./rules/check-texts";
import { schemaValidator } from "./rules/schema-validator";
import { surroundingsOf } from "./rules/surroundings";

/** Rules about the shape of a file. */
const shapeRules: readonly RuleName[] = ["missing-field", "no-value", "too-few", "wrong-kind"];

const findingsOf = ({ readable }: ContentFiles) =>
  [...readable.values()].flatMap(({ json }) => json.findings);

/** Checks a project's content at a given time: files, their structure and, if both are valid, their texts. */
export function checkContent(root: string, now = new Date()): Finding[] {
  const files = readContentFiles(root);
  const validate = schemaValidator(files);
  for (const { json, dataFile } of files.readable.values()) validate(json, json.value, dataFile.schema);
  const ofFiles = [...files.findings, ...checkFiles(root)];
  const isComplete = dataFiles.every(({ path }) => path.endsWith("/") || files.readable.has(path));
  const isMisshapen = findingsOf(files).some(({ rule }) => shapeRules.includes(rule));
  if (!isComplete || files.findings.length > 0 || isMisshapen) return [...ofFiles, ...findingsOf(files)];
  const around = surroundingsOf(files, validate, now);
  for (const check of [checkSlugs, checkRedirects, checkTexts]) check(around);
  for (const check of [checkPrices, checkFigures]) check(files);
  checkDates(files, now);
  const ofTexts = [...checkLegalTexts(around, istanbulDay(now)), ...checkPressArticles(around)];
  return [...ofFiles, ...findingsOf(files), ...ofTexts, ...checkLocales(around)];
}

/** Lists the items that are not published today; these findings are not errors. */
export function noteSchedule(root: string, now = new Date()): Finding[] {
  const files = readContentFiles(root);
  noteTimings(files, contentDay(now));
  return findingsOf(files);
}
