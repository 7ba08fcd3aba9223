import { readBrandNames } from "./rules/brand-names";
import { checkDates, scheduleNotes } from "./rules/check-dates";
import { checkLegalTexts, checkPressArticles } from "./rules/check-documents";
import { checkFigures, checkPrices } from "./rules/check-figures";
import { checkFiles } from "./rules/check-files";
import { checkLocales } from "./rules/check-locales";
import { checkSchemas } from "./rules/check-schemas";
import { checkSlugs } from "./rules/check-slugs";
import { checkTexts } from "./rules/check-texts";
import { readContentFiles, withoutFiles } from "./content-files";
import { lastDay } from "./rules/days";
import type { Finding } from "./finding";
import { contentDay } from "../../src/gatsby/data/publishing";
import { schemaValidator } from "./rules/schema-validator";
import { sitePages } from "./rules/site-pages";

/** The files of the data and the compiled schemas. */
function open(root: string) {
  const files = readContentFiles(root);
  return { files, validator: schemaValidator(files) };
}

/**
 * Checks `data/`: files, shape, both languages, references between files, links, pictures, texts, prices, dates.
 * @param root the project's root
 * @param now the moment by which days are over and items published
 */
export function checkData(root: string, now = new Date(), { files, validator } = open(root)): Finding[] {
  const pages = sitePages(files, contentDay(now));
  const ofSchemas = checkSchemas(files, pages, validator);
  // What a file says is compared with others only where it has the shape that its schema asks for.
  const misshapen = ofSchemas.filter(({ rule }) => rule === "wrong-kind");
  const sound = withoutFiles(files, new Set(misshapen.map(({ file }) => file.slice("data/".length))));
  const around = { files: sound, brands: readBrandNames(sound), pages, checkOf: validator.checkOf };
  return [
    ...[...files.all.values()].flatMap(({ findings }) => findings),
    ...checkFiles(root),
    ...ofSchemas,
    ...checkSlugs(sound),
    ...checkTexts(around),
    ...checkPrices(sound),
    ...checkFigures(sound),
    ...checkDates(sound, now),
    ...checkLegalTexts(around, lastDay(now)),
    ...checkPressArticles(around),
  ];
}

/** Checks `locales/`, whose variables the data fill in. */
export const checkStrings = (root: string, { files, validator } = open(root)): Finding[] =>
  checkLocales(files, validator);

/** Checks the data and the interface strings. */
export function checkContent(root: string, now = new Date()): Finding[] {
  const content = open(root);
  return [...checkData(root, now, content), ...checkStrings(root, content)];
}

/** Says which items of the data are not on the site now: no mistakes. */
export const noteSchedule = (root: string, now = new Date()): Finding[] =>
  scheduleNotes(readContentFiles(root), contentDay(now));
