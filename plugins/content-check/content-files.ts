import fs from "node:fs";
import path from "node:path";
import { isFields } from "../../src/lib/is-fields";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";
import { dataFileOf, type DataFile } from "../../src/gatsby/data/data-files";
import { JsonFile } from "./rules/json-file";
import { jsonFilesBelow } from "../../src/gatsby/data/list-files";
import { memoiseByText } from "./rules/memoise-by-text";

/** Placeholder names that texts may use. */
export type Names = {
  /** Names that have a value; null if the files that define them are unreadable. */
  placeholders: ReadonlySet<string> | null;
  /** Names of figures; only these may be used with plural forms, `{name: one, many}`. */
  figures: ReadonlySet<string> | null;
  /** Names of figures that are amounts of money. */
  prices: ReadonlySet<string>;
};

/** JSON files of `data/`, parsed for checking. */
export type ContentFiles = {
  root: string;
  /** Parsed files by path below `data/`, each with its entry in the list of data files. */
  readable: Map<string, { json: JsonFile; dataFile: DataFile }>;
  /** All files, including unreadable ones. */
  all: Map<string, JsonFile>;
  names: Names;
};

/** Reads the JSON files of `data/`, except the schemas. */
export function readContentFiles(root: string): ContentFiles {
  const names = jsonFilesBelow(root, "data").filter((file) => !file.startsWith("data/schema/"));
  const all = new Map(names.map((file) => [file.slice("data/".length), new JsonFile(root, file)]));
  const readable: ContentFiles["readable"] = new Map();
  for (const [name, json] of all) {
    const dataFile = dataFileOf(name);
    if (dataFile && json.value !== undefined) readable.set(name, { json, dataFile });
  }
  return { root, readable, all, names: namesIn(root, readable) };
}

/** Schema properties that the content check reads. */
type Schema = { required?: string[]; properties?: Record<string, Record<string, unknown>> };

const parsed = memoiseByText((text) => JSON.parse(text) as Schema);

/** Returns a schema by name; identical objects while the file is unchanged. */
export const readSchema = (root: string, name: string): Schema =>
  parsed(fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8"));

/** Returns the expected unit of each figure; "money" is any currency. */
export const readUnits = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readSchema(root, "constants").properties ?? {}).map(([name, field]) => [
      name,
      String(field["x-unit"]),
    ]),
  );

function namesIn(root: string, readable: ContentFiles["readable"]): Names {
  const [constants, site] = ["constants.json", "site.json"].map((name) => readable.get(name)?.json.value);
  const units = readUnits(root);
  const prices = new Set(Object.keys(units).filter((name) => units[name] === "money"));
  // A missing required figure is itself reported, instead of every text that uses it.
  const asked = readSchema(root, "constants").required ?? [];
  const figures = isFields(constants) ? new Set([...Object.keys(constants), ...asked]) : null;
  const facts = isFields(site) ? Object.keys(placeholderValues({}, site)) : null;
  return { placeholders: figures && facts && new Set([...figures, ...facts]), figures, prices };
}

/**
 * Returns the content without the given invalid files; references to them are then not checked.
 * @param names paths below `data/`
 */
export function withoutFiles(files: ContentFiles, names: ReadonlySet<string>): ContentFiles {
  const readable = new Map([...files.readable].filter(([name]) => !names.has(name)));
  return { ...files, readable, names: namesIn(files.root, readable) };
}

export const valueOf = <T>(files: ContentFiles, name: string): T | undefined =>
  files.readable.get(name)?.json.value as T | undefined;
