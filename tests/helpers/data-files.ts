import fs from "node:fs";
import path from "node:path";
import { readTextFile } from "@/gatsby/data/text-file";

/** The content of a file below `data/`. */
export function readData<T>(relativePath: string): T {
  return JSON.parse(readTextFile(path.resolve("data", relativePath)).text) as T;
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
