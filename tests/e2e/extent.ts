import { locales, type Locale } from "@/config/languages";
import { legalTemplates } from "@/gatsby/data/page-sources";

/** Whether to run the full matrices (`ALL_SPECS=1`: nightly and before a release) or a sample of each. */
export const isWhole = process.env.ALL_SPECS === "1";

/** Reason for skipping tests that do not run on every change. */
export const buildsItsOwnSite = "builds a site of its own, which takes minutes: ALL_SPECS=1";

/** Returns the cases of a matrix row: all, or in a reduced run one, different per row. */
export function some<Case>(cases: readonly Case[], row: number): Case[] {
  const one = cases[row % cases.length];
  return isWhole || one === undefined ? [...cases] : [one];
}

/** Returns all cases of a matrix row, or in a reduced run every n-th, different per row. */
export const everyNth = <Case>(cases: readonly Case[], n: number, row: number): Case[] =>
  cases.filter((_, column) => isWhole || (column + row) % n === 0);

/** Returns all cases, or in a reduced run those assigned to this language; every case belongs to one. */
export const inTurn = <Case>(cases: readonly Case[], locale: Locale): Case[] =>
  everyNth(cases, locales.length, locales.indexOf(locale));

/** Returns the pages' shared template: their folder, or the legal texts; null without one. */
function kindOf(path: string): string | null {
  const [, folder = ""] = /^(.*\/)[^/]+\/$/.exec(path) ?? [];
  if (/\/(?:press|referances|former)\/$/.test(folder)) return folder;
  const isLegal = Object.entries(legalTemplates).some(
    ([id, template]) => template === "legal" && path.endsWith(`/${id}/`),
  );
  return isLegal ? `${folder}legal` : null;
}

/** Returns the first page of each template. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => {
    const kind = kindOf(path);
    return kind === null || paths.findIndex((other) => kindOf(other) === kind) === index;
  });

/** Returns all pages, or in a reduced run the first of each template. */
export const oneOfEachTemplate = (paths: readonly string[]): string[] =>
  isWhole ? [...paths] : firstOfEachTemplate(paths);
