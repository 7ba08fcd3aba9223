import { isFields } from "../../lib/is-fields";
import fs from "node:fs";
import path from "node:path";
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
  return { root, readable, all, placeholders: placeholdersOf(root, readable) };
}

/** A schema of `data/schema/`, as it is read here. */
type Schema = { required?: string[]; properties?: Record<string, Record<string, unknown>> };

export const readSchema = (root: string, name: string): Schema =>
  JSON.parse(fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8")) as Schema;

/** Figures that the schema asks for: where one is missing, that is the mistake, and not the texts that name it. */
const figuresAskedFor = (root: string): string[] => readSchema(root, "constants").required ?? [];

/** The unit of each figure, which the texts that name it count on; "money" for any currency. */
export const readUnits = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readSchema(root, "constants").properties ?? {}).map(([name, field]) => [
      name,
      String(field["x-unit"]),
    ]),
  );

function placeholdersOf(root: string, readable: ContentFiles["readable"]): ContentFiles["placeholders"] {
  const [constants, site] = ["constants.json", "site.json"].map((name) => readable.get(name)?.json.value);
  if (!isFields(constants) || !isFields(site)) return null;
  const values = placeholderValues(constants as Record<string, Constant>, site);
  return new Set([...Object.keys(values), ...figuresAskedFor(root)]);
}

/** Names of placeholders, read for themselves; null when the files that define them cannot be read. */
export function readPlaceholders(root: string): ContentFiles["placeholders"] {
  const readable: ContentFiles["readable"] = new Map();
  for (const name of ["constants.json", "site.json"]) {
    const dataFile = dataFileOf(name);
    if (!dataFile || !fs.existsSync(path.join(root, "data", name))) return null;
    readable.set(name, { json: new JsonFile(root, `data/${name}`), dataFile });
  }
  return placeholdersOf(root, readable);
}

/**
 * The files without some of them: what cannot be relied on. What other files refer to in them is unknown then.
 * @param names paths below `data/`
 */
export function withoutFiles(files: ContentFiles, names: ReadonlySet<string>): ContentFiles {
  const readable = new Map([...files.readable].filter(([name]) => !names.has(name)));
  return { ...files, readable, placeholders: placeholdersOf(files.root, readable) };
}

/** The value of a data file; undefined when it is missing or cannot be read. */
export const valueOf = <T>(files: ContentFiles, name: string): T | undefined =>
  files.readable.get(name)?.json.value as T | undefined;

/** Names of the figures in `data/constants.json`; null when they cannot be read. */
export function figuresOf(files: ContentFiles): ReadonlySet<string> | null {
  const constants = valueOf<unknown>(files, "constants.json");
  return isFields(constants) ? new Set([...Object.keys(constants), ...figuresAskedFor(files.root)]) : null;
}
