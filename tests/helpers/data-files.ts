import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** The content of a file below `data/`. */
export function readData<T>(relativePath: string): T {
  return JSON.parse(fs.readFileSync(path.resolve("data", relativePath), "utf8")) as T;
}

/** The items of a folder below `data/`, in the order of their file names. */
export function readItems<T>(folder: string): T[] {
  const names = fs.readdirSync(path.resolve("data", folder)).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => readData<T>(`${folder}/${name}`));
}

/** Every string in a value, at any depth, with its dotted path. */
export function stringsIn(value: unknown, at = ""): { at: string; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => stringsIn(child, at ? `${at}.${key}` : key));
}

/** Paths below `data/` of all content files, schemas left out. */
export function dataFilePaths(extension: string): string[] {
  return fs
    .readdirSync("data", { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(extension) && !name.startsWith("schema/"))
    .sort();
}

type Copy = {
  /** Root of the copy: what the checks take. */
  root: string;
  edit: (file: string, change: (content: string) => string) => void;
  remove: (file: string) => void;
};

/** A throw-away copy of folders of the project, to make mistakes in. */
export function copyOf(...folders: string[]): Copy {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
  for (const folder of folders) fs.cpSync(folder, path.join(root, folder), { recursive: true });
  return {
    root,
    edit(file, change) {
      const absolute = path.join(root, file);
      const before = fs.readFileSync(absolute, "utf8");
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} changed nothing`);
      fs.writeFileSync(absolute, after);
    },
    remove: (file) => fs.rmSync(path.join(root, file)),
  };
}
