import { readBrandNames } from "./rules/brand-names";
import { checkDates, scheduleNotes } from "./rules/check-dates";
import { checkLegalTexts, checkPressArticles } from "./rules/check-documents";
import { checkFigures, checkPrices } from "./rules/check-figures";
import { checkFiles } from "./rules/check-files";
import { checkLocales } from "./rules/check-locales";
import { checkRedirects } from "./rules/check-redirects";
import { checkSchemas } from "./rules/check-schemas";
import { checkSlugs } from "./rules/check-slugs";
import { checkTexts } from "./rules/check-texts";
import { readContentFiles, withoutFiles } from "./content-files";
import { lastDay } from "./rules/days";
import type { Finding } from "./finding";
import { contentDay } from "../../src/gatsby/data/publishing";
import { schemaValidator } from "./rules/schema-validator";
import { sitePages } from "./rules/site-pages";

/** Reads the data files and compiles the schemas. */
function open(root: string) {
  const files = readContentFiles(root);
  return { files, validator: schemaValidator(files) };
}

/**
 * Checks `data/`: files, shape, both languages, references between files, links, pictures, texts, prices, dates.
 * @param root the project's root
 * @param now current time, for end dates and publication dates
 */
export function checkData(root: string, now = new Date(), { files, validator } = open(root)): Finding[] {
  const pages = sitePages(files, contentDay(now));
  const ofSchemas = checkSchemas(files, pages, validator);
  // Cross-file checks are limited to files with the shape that their schema requires.
  const misshapen = ofSchemas.filter(({ rule }) => ["wrong-kind", "no-value"].includes(rule));
  const sound = withoutFiles(files, new Set(misshapen.map(({ file }) => file.slice("data/".length))));
  const around = { files: sound, brands: readBrandNames(sound), pages, checkOf: validator.checkOf };
  return [
    ...[...files.all.values()].flatMap(({ findings }) => findings),
    ...checkFiles(root),
    ...ofSchemas,
    ...checkSlugs(sound, pages.day),
    ...checkRedirects(sound, pages),
    ...checkTexts(around),
    ...checkPrices(sound),
    ...checkFigures(sound),
    ...checkDates(sound, now),
    ...checkLegalTexts(around, lastDay(now)),
    ...checkPressArticles(around),
  ];
}

/** Checks `locales/`, including the variables that are filled in from `data/`. */
export const checkStrings = (root: string, { files, validator } = open(root)): Finding[] =>
  checkLocales(files, validator);

/** Checks the data and the interface strings. */
export function checkContent(root: string, now = new Date()): Finding[] {
  const content = open(root);
  return [...checkData(root, now, content), ...checkStrings(root, content)];
}

/** Lists the items that are not published today; these findings are not errors. */
export const noteSchedule = (root: string, now = new Date()): Finding[] =>
  scheduleNotes(readContentFiles(root), contentDay(now));
