import fs from "node:fs";
import path from "node:path";
import { readTextFile } from "@/gatsby/data/text-file";

/** Reads a file below `data/`. */
export function readData<T>(relativePath: string): T {
  return JSON.parse(readTextFile(path.resolve("data", relativePath)).text) as T;
}

/** Reads the items of a folder below `data/`, sorted by file name. */
export function readItems<T>(folder: string): T[] {
  const names = fs.readdirSync(path.resolve("data", folder)).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => readData<T>(`${folder}/${name}`));
}

/** Returns every string of a value with its dotted path, including nested ones. */
export function stringsIn(value: unknown, at = ""): { at: string; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => stringsIn(child, at ? `${at}.${key}` : key));
}

/** Returns the paths below `data/` of all content files, without schemas. */
export function dataFilePaths(extension: string): string[] {
  return fs
    .readdirSync("data", { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(extension) && !name.startsWith("schema/"))
    .sort();
}
