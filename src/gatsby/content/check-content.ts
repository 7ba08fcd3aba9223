import { checkCounts, checkCurrencies } from "./check-counts";
import { checkFiles } from "./check-files";
import { checkLegalTexts } from "./check-legal-texts";
import { checkLinks } from "./check-links";
import { checkLocales } from "./check-locales";
import { checkPress } from "./check-press";
import { checkPressArticles } from "./check-press-articles";
import { checkPrices } from "./check-prices";
import { checkSchemas } from "./check-schemas";
import { checkSlugs } from "./check-slugs";
import { checkTexts } from "./check-texts";
import { readContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { sitePages } from "./site-pages";

/**
 * Checks everything in `data/`: files, shape, both languages, references between files, links, pictures, texts, prices, dates.
 * @param root the project's root
 */
export function checkData(root: string): Finding[] {
  const files = readContentFiles(root);
  const pages = sitePages(files);
  return [
    ...[...files.all.values()].flatMap(({ findings }) => findings),
    ...checkFiles(root),
    ...checkSchemas(files),
    ...checkSlugs(files),
    ...checkTexts(files),
    ...checkPrices(files),
    ...checkCounts(files),
    ...checkCurrencies(files),
    ...checkLinks(files, pages),
    ...checkPress(files),
    ...checkLegalTexts(files, pages),
    ...checkPressArticles(files, pages),
  ];
}

/** Checks the data and the interface strings. */
export const checkContent = (root: string): Finding[] => [...checkData(root), ...checkLocales(root)];
