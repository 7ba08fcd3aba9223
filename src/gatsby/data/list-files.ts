import fs from "node:fs";
import path from "node:path";

/** What systems and editors leave behind or make while they work: `.#news.json`, `._news.json`, `~$news.json`, `Thumbs.db`. */
const leftBehind = String.raw`(?:\.[^\\/]*|~\$[^\\/]*|[^\\/]*~|Thumbs\.db|desktop\.ini)`;
const leftBehindName = new RegExp(`^${leftBehind}$`, "i");

/** A path that ends in such a name. */
export const leftBehindPath = new RegExp(String.raw`[\\/]${leftBehind}$`, "i");

/** Names in a folder, in order, without what is left behind; none where there is no folder. */
const namesIn = (folder: string, fits: (stats: fs.Stats) => boolean): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((name) => {
      // A link may lead nowhere: Emacs makes such ones of files that are being edited.
      const stats = leftBehindName.test(name)
        ? undefined
        : fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
      return stats !== undefined && fits(stats);
    })
    .sort();

/** Names of the files in a folder, in order, without what systems and editors leave behind; none where there is no folder. */
export const filesIn = (folder: string): string[] => namesIn(folder, (stats) => stats.isFile());

/** Names of the folders in a folder, in order, by the same rules. */
export const foldersIn = (folder: string): string[] => namesIn(folder, (stats) => stats.isDirectory());

/** Paths of the files below a folder, from there, with slashes, by the same rules. */
export const filesBelow = (folder: string): string[] =>
  [
    ...filesIn(folder),
    ...foldersIn(folder).flatMap((name) =>
      filesBelow(path.join(folder, name)).map((file) => `${name}/${file}`),
    ),
  ].sort();

/** Paths of the JSON files below a folder, from the project's root. */
export const jsonFilesBelow = (root: string, folder: string): string[] =>
  filesBelow(path.join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);
