import fs from "node:fs";
import path from "node:path";
import { slugOf } from "../../src/lib/slug";
import { dataFileOf, type DataFile } from "../../src/gatsby/data/data-files";
import { jsonFilesBelow } from "../../src/gatsby/data/list-files";
import type { Finding } from "./finding";
import { JsonFile } from "./rules/json-file";
import { memoiseByText } from "./rules/memoise-by-text";

/** The JSON files in `data/`, parsed for the check. */
export type ContentFiles = {
  root: string;
  /** Parsed files by path below `data/`, each with its entry in the list of data files. */
  readable: Map<string, { json: JsonFile; dataFile: DataFile }>;
  /** Errors in the files that cannot be parsed. */
  findings: Finding[];
};

/** Reports whether the name of a single-item file is not a valid slug. */
export const isMisnamed = (name: string, { path: place }: DataFile): boolean =>
  place.endsWith("/") && slugOf(path.basename(name, ".json")) !== path.basename(name, ".json");

/** Reads the data files of `data/`; `check-files.ts` reports missing, unknown and misnamed ones. */
export function readContentFiles(root: string): ContentFiles {
  const files: ContentFiles = { root, readable: new Map(), findings: [] };
  for (const file of jsonFilesBelow(root, "data")) {
    const name = file.slice("data/".length);
    const dataFile = dataFileOf(name);
    if (!dataFile || isMisnamed(name, dataFile)) continue;
    const json = new JsonFile(root, file);
    files.findings.push(...json.findings);
    if (json.value !== undefined) files.readable.set(name, { json, dataFile });
  }
  return files;
}

/** Returns a file that the checks have already shown to exist. */
export const jsonOf = ({ readable }: ContentFiles, name: string) => readable.get(name)?.json as JsonFile;

/** Returns a file's value; its type is guaranteed only after the schema check. */
export const valueOf = <T>(files: ContentFiles, name: string): T => files.readable.get(name)?.json.value as T;

/** Schema properties that the content check reads. */
type Schema = { required?: string[]; properties?: Record<string, Record<string, unknown>> };

const parsed = memoiseByText((text) => JSON.parse(text) as Schema);

/** Returns a schema by name: the same object until the file changes. */
export const readSchema = (root: string, name: string): Schema =>
  parsed(fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8"));

/** Returns the expected unit of each constant; "money" is any currency. */
export const readUnits = (root: string): [figure: string, unit: string][] =>
  Object.entries(readSchema(root, "constants").properties ?? {}).map(([name, field]) => [
    name,
    String(field["x-unit"]),
  ]);
