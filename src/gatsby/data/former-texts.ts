import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { compareVersions } from "../../lib/compare-versions";
import { legalTemplates } from "./page-sources";

/** How a version is written, and so the folder that keeps it. */
export const versionPattern = String.raw`\d+(?:\.\d+)*`;

/** Whether a text is a version: numbers with points between them. */
export const isVersion = (name: string) => new RegExp(`^${versionPattern}$`).test(name);

/** A version of a legal text that is no longer in force, with its page by path without language prefix. */
type FormerText = { id: string; version: string; path: string };

/** Versions of a legal text that are no longer in force, the newest first: the folders of `data/legal/<id>/former/`. */
export function formerVersions(dataFolder: string, id: string): string[] {
  const folder = path.join(dataFolder, "legal", id, "former");
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const hasText = (name: string) =>
    locales.some((locale) => fs.existsSync(path.join(folder, name, `${locale}.md`)));
  return names.filter((name) => isVersion(name) && hasText(name)).sort((a, b) => compareVersions(b, a));
}

/** All legal texts that are no longer in force. */
export const formerTexts = (dataFolder: string): FormerText[] =>
  Object.keys(legalTemplates).flatMap((id) =>
    formerVersions(dataFolder, id).map((version) => ({ id, version, path: `/${id}/${version}/` })),
  );
