import fs from "node:fs";
import path from "node:path";

/** What systems and editors leave behind or make while they work: `.#news.json`, `._news.json`, `~$news.json`, `Thumbs.db`. */
const leftBehind = String.raw`(?:\.[^\\/]*|~\$[^\\/]*|[^\\/]*~|Thumbs\.db|desktop\.ini)`;
const leftBehindName = new RegExp(`^${leftBehind}$`, "i");

/** A path that ends in such a name. */
export const leftBehindPath = new RegExp(String.raw`[\\/]${leftBehind}$`, "i");

function isFile(folder: string, entry: fs.Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  // A link may lead nowhere: Emacs makes such ones of files that are being edited.
  return fs.statSync(path.join(folder, entry.name), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Names of the files in a folder, in order, without what systems and editors leave behind; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !leftBehindName.test(entry.name) && isFile(folder, entry))
        .map(({ name }) => name)
        .sort()
    : [];

/** Names of the folders in a folder, in order, by the same rules. */
export const foldersIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => !leftBehindName.test(entry.name) && entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** Paths of the files below a folder, from there, with slashes, by the same rules. */
export const filesBelow = (folder: string): string[] =>
  [
    ...filesIn(folder),
    ...foldersIn(folder).flatMap((name) =>
      filesBelow(path.join(folder, name)).map((file) => `${name}/${file}`),
    ),
  ].sort();
