import { locales, type Locale } from "@/config/languages";
import { legalTemplates } from "@/gatsby/data/page-sources";

/** Whether the whole matrices run (`ALL_SPECS=1`: every night and before a release) or a part of each. */
export const isWhole = process.env.ALL_SPECS === "1";

/** Why a test does not run on every change. */
export const buildsItsOwnSite = "builds a site of its own, which takes minutes: ALL_SPECS=1";

/** The cases of a row: all of them, or on a change one, another in each row. */
export function some<Case>(cases: readonly Case[], row: number): Case[] {
  const one = cases[row % cases.length];
  return isWhole || one === undefined ? [...cases] : [one];
}

/** Of many cases in a row all, or on a change every n-th, others in each row. */
export const everyNth = <Case>(cases: readonly Case[], n: number, row: number): Case[] =>
  cases.filter((_, column) => isWhole || (column + row) % n === 0);

/** Of cases that are the same in all languages all, or on a change those of this language: each case has one. */
export const inTurn = <Case>(cases: readonly Case[], locale: Locale): Case[] =>
  everyNth(cases, locales.length, locales.indexOf(locale));

/** What pages of one template have in common: the folder they are in, or that they are a legal text; null where nothing. */
function kindOf(path: string): string | null {
  const [, folder = ""] = /^(.*\/)[^/]+\/$/.exec(path) ?? [];
  if (/\/(?:press|referances|former)\/$/.test(folder)) return folder;
  const isLegal = Object.entries(legalTemplates).some(
    ([id, template]) => template === "legal" && path.endsWith(`/${id}/`),
  );
  return isLegal ? `${folder}legal` : null;
}

/** The first page of each template. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => {
    const kind = kindOf(path);
    return kind === null || paths.findIndex((other) => kindOf(other) === kind) === index;
  });

/** Of pages of one template all, or on a change the first. */
export const oneOfEachTemplate = (paths: readonly string[]): string[] =>
  isWhole ? [...paths] : firstOfEachTemplate(paths);
