import fs from "node:fs";
import path from "node:path";
import { isFields } from "../../src/lib/is-fields";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";
import { dataFileOf, type DataFile } from "../../src/gatsby/data/data-files";
import { JsonFile } from "./rules/json-file";
import { jsonFilesBelow } from "../../src/gatsby/data/list-files";
import { perText } from "./rules/per-text";

/** What texts may name. */
export type Names = {
  /** Names with a value; null when the files that define them cannot be read. */
  placeholders: ReadonlySet<string> | null;
  /** Names of figures, which alone can be counted: `{name: one, many}`. */
  figures: ReadonlySet<string> | null;
  /** Names of figures that are money. */
  prices: ReadonlySet<string>;
};

/** The JSON files of `data/` as they are checked. */
export type ContentFiles = {
  /** The project's root. */
  root: string;
  /** Files that can be read, by path below `data/`, with their entry in the list of data files. */
  readable: Map<string, { json: JsonFile; dataFile: DataFile }>;
  /** Every file, the unreadable ones included. */
  all: Map<string, JsonFile>;
  names: Names;
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
  return { root, readable, all, names: namesIn(root, readable) };
}

/** A schema of `data/schema/`, as it is read here. */
type Schema = { required?: string[]; properties?: Record<string, Record<string, unknown>> };

const parsed = perText((text) => JSON.parse(text) as Schema);

/** A schema by its name: the same object as long as its text is the same. */
export const readSchema = (root: string, name: string): Schema =>
  parsed(fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8"));

/** The unit of each figure, which the texts that name it count on; "money" for any currency. */
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
  // Where a figure is missing that the schema asks for, that is the mistake, and not the texts that name it.
  const asked = readSchema(root, "constants").required ?? [];
  const figures = isFields(constants) ? new Set([...Object.keys(constants), ...asked]) : null;
  const facts = isFields(site) ? Object.keys(placeholderValues({}, site)) : null;
  return { placeholders: figures && facts && new Set([...figures, ...facts]), figures, prices };
}

/**
 * The files without some of them: what cannot be relied on. What other files refer to in them is unknown then.
 * @param names paths below `data/`
 */
export function withoutFiles(files: ContentFiles, names: ReadonlySet<string>): ContentFiles {
  const readable = new Map([...files.readable].filter(([name]) => !names.has(name)));
  return { ...files, readable, names: namesIn(files.root, readable) };
}

/** The value of a data file; undefined when it is missing or cannot be read. */
export const valueOf = <T>(files: ContentFiles, name: string): T | undefined =>
  files.readable.get(name)?.json.value as T | undefined;
