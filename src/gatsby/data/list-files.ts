import fs from "node:fs";
import path from "node:path";

/**
 * Pattern for files created by operating systems and editors: `.#news.json`, `._news.json`, `~$news.json`,
 * `#news.json#`, `Thumbs.db`.
 */
const leftBehind = String.raw`(?:\.[^\\/]*|~\$[^\\/]*|[^\\/]*~|#[^\\/]*#|Thumbs\.db|desktop\.ini)`;
const leftBehindName = new RegExp(`^${leftBehind}$`, "i");

/** Matches paths of files that operating systems and editors create. */
export const leftBehindPath = new RegExp(String.raw`[\\/]${leftBehind}$`, "i");

/**
 * Returns the sorted names of a folder's entries, except files created by operating systems and editors; empty
 * if the folder does not exist.
 */
const namesIn = (folder: string, fits: (stats: fs.Stats) => boolean): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((name) => {
      // A symbolic link may be broken: Emacs creates such links for files that are being edited.
      const stats = leftBehindName.test(name)
        ? undefined
        : fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
      return stats !== undefined && fits(stats);
    })
    .sort();

/**
 * Returns the sorted names of the files in a folder, except those created by operating systems and editors;
 * empty if the folder does not exist.
 */
export const filesIn = (folder: string): string[] => namesIn(folder, (stats) => stats.isFile());

/** Returns the sorted names of a folder's subfolders, with the same exclusions as `filesIn`. */
export const foldersIn = (folder: string): string[] => namesIn(folder, (stats) => stats.isDirectory());

/**
 * Returns the paths of all files below a folder, relative to it, with slashes and the same exclusions as
 * `filesIn`.
 */
export const filesBelow = (folder: string): string[] =>
  [
    ...filesIn(folder),
    ...foldersIn(folder).flatMap((name) =>
      filesBelow(path.join(folder, name)).map((file) => `${name}/${file}`),
    ),
  ].sort();

/** Returns the paths of the JSON files below a folder, relative to the project's root. */
export const jsonFilesBelow = (root: string, folder: string): string[] =>
  filesBelow(path.join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);
