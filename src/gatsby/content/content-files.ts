import type { Constant } from "../schema/interpolate";
import { placeholderValues } from "../schema/placeholder-values";
import { dataFileOf, type DataFile } from "./data-files";
import { JsonFile, jsonFilesBelow } from "./json-file";

/** The JSON files of `data/` as they are checked. */
export type ContentFiles = {
  /** The project's root. */
  root: string;
  /** Files that can be read, by path below `data/`, with their entry in the list of data files. */
  readable: Map<string, { json: JsonFile; dataFile: DataFile }>;
  /** Every file, the unreadable ones included. */
  all: Map<string, JsonFile>;
  /** Names of placeholders; null when the files that define them cannot be read. */
  placeholders: ReadonlySet<string> | null;
};

/** Reads the JSON files of `data/`, without the schemas. */
export function readContentFiles(root: string): ContentFiles {
  const names = jsonFilesBelow(root, "data").filter((file) => !file.startsWith("data/schema/"));
  const all = new Map(names.map((file) => [file.slice("data/".length), new JsonFile(root, file)]));
  const readable: ContentFiles["readable"] = new Map();
  for (const [name, json] of all) {
    const dataFile = dataFileOf(name);
    if (dataFile && json.value !== undefined) readable.set(name, { json, dataFile });
  }
  const constants = readable.get("constants.json")?.json.value as Record<string, Constant> | undefined;
  const site = readable.get("site.json")?.json.value as Record<string, unknown> | undefined;
  const placeholders = constants && site ? new Set(Object.keys(placeholderValues(constants, site))) : null;
  return { root, readable, all, placeholders };
}

/** The value of a data file; undefined when it is missing or cannot be read. */
export const valueOf = <T>(files: ContentFiles, name: string): T | undefined =>
  files.readable.get(name)?.json.value as T | undefined;
