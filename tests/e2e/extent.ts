import { locales, type Locale } from "@/config/languages";

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

/** Of what lies below one folder, which is of one template, all pages, or on a change the first. */
export function oneOfEachTemplate(paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.replace(/[^/]+\/$/, "");
  const isOfItsOwn = (path: string) => !/\/(?:press|referances|former)\/$/.test(folderOf(path));
  return paths.filter(
    (path, index) =>
      isWhole || isOfItsOwn(path) || paths.findIndex((other) => folderOf(other) === folderOf(path)) === index,
  );
}
