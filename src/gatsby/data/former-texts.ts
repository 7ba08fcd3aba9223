import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { compareVersions } from "../../lib/compare-versions";
import { legalTemplates } from "./page-sources";

/** Pattern for a version number, which is also the folder name of the archived text. */
export const versionPattern = String.raw`\d+(?:\.\d+)*`;

/** Reports whether a string is a version: numbers separated by dots. */
const isVersion = (name: string) => new RegExp(`^${versionPattern}$`).test(name);

/** Superseded version of a legal text, and its page path without language prefix. */
type FormerText = { id: string; version: string; path: string };

/**
 * Returns the superseded versions of a legal text, newest first: the folders of `data/legal/<id>/former/`.
 */
export function formerVersions(dataFolder: string, id: string): string[] {
  const folder = path.join(dataFolder, "legal", id, "former");
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const hasText = (name: string) =>
    locales.some((locale) => fs.existsSync(path.join(folder, name, `${locale}.md`)));
  return names.filter((name) => isVersion(name) && hasText(name)).sort((a, b) => compareVersions(b, a));
}

/** Returns the superseded versions of all legal texts. */
export const formerTexts = (dataFolder: string): FormerText[] =>
  Object.keys(legalTemplates).flatMap((id) =>
    formerVersions(dataFolder, id).map((version) => ({ id, version, path: `/${id}/${version}/` })),
  );
