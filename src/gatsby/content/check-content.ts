import { checkCounts, checkCurrencies } from "./check-counts";
import { checkFiles } from "./check-files";
import { checkFormerTexts } from "./check-former-texts";
import { checkLegalTexts } from "./check-legal-texts";
import { checkLinks } from "./check-links";
import { checkLocales } from "./check-locales";
import { checkMarks } from "./check-marks";
import { checkOpeningHours } from "./check-opening-hours";
import { checkPress } from "./check-press";
import { checkPressArticles } from "./check-press-articles";
import { checkPrices } from "./check-prices";
import { checkSchedule, scheduleNotes } from "./check-schedule";
import { checkSchemas } from "./check-schemas";
import { checkSlugs } from "./check-slugs";
import { checkTexts } from "./check-texts";
import { readContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { contentDay } from "./publishing";
import { sitePages } from "./site-pages";

/**
 * Checks everything in `data/`: files, shape, both languages, references between files, links, pictures, texts, prices, dates.
 * @param root the project's root
 * @param now the moment by which days are over and items published
 */
export function checkData(root: string, now = new Date()): Finding[] {
  const files = readContentFiles(root);
  const day = contentDay(now);
  const pages = sitePages(files, day);
  return [
    ...[...files.all.values()].flatMap(({ findings }) => findings),
    ...checkFiles(root),
    ...checkSchemas(files),
    ...checkSlugs(files),
    ...checkTexts(files),
    ...checkMarks(files, pages, day),
    ...checkPrices(files),
    ...checkCounts(files),
    ...checkCurrencies(files),
    ...checkLinks(files, pages, day),
    ...checkOpeningHours(files),
    ...checkPress(files, now),
    ...checkSchedule(files),
    ...checkLegalTexts(files, pages),
    ...checkFormerTexts(files, pages),
    ...checkPressArticles(files, pages, day),
  ];
}

/** Checks the data and the interface strings. */
export const checkContent = (root: string, now = new Date()): Finding[] => [
  ...checkData(root, now),
  ...checkLocales(root),
];

/** Says which items of the data are not on the site now: no mistakes. */
export const noteSchedule = (root: string, now = new Date()): Finding[] =>
  scheduleNotes(readContentFiles(root), contentDay(now));
