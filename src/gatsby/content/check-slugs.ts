import path from "node:path";
import { isPressPageName } from "../../lib/press-pages";
import { slugOf } from "../../lib/slug";
import type { ContentFiles } from "./content-files";
import type { DataFile } from "./data-files";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";

/** Fields that identify the items of a list. */
const names = ["slug", "id", "code", "network"] as const;

/** Items of a list, at any depth, that have the name of an earlier one, or are the same name. */
function twice(json: JsonFile, value: unknown, at: JsonPath = []): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    twice(json, child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  if (!Array.isArray(value)) return inner;
  const items = value as (Record<string, unknown> | string | null)[];
  const ofNames = items.flatMap((item, index) =>
    typeof item === "string" && items.indexOf(item) < index
      ? [json.finding([...at, index], "slug-twice", { value: item })]
      : [],
  );
  const own = names.flatMap((name) => {
    const all = items.map((item) => (typeof item === "string" ? null : item?.[name]));
    return all.flatMap((one, index) =>
      ["string", "number"].includes(typeof one) && all.indexOf(one) < index
        ? [json.finding([...at, index, name], "slug-twice", { value: one as string | number })]
        : [],
    );
  });
  return [...ofNames, ...own, ...inner];
}

/** Whether a file of one item has a name that no slug can have. */
export function isMisnamed(file: string, dataFile: DataFile): boolean {
  const name = path.basename(file, ".json");
  return dataFile.path.endsWith("/") && slugOf(name) !== name;
}

/** Checks that names are unique in their list and no addresses of pages, and that a slug is the file's name where each item has a file. */
export function checkSlugs(files: ContentFiles): Finding[] {
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const { slug } = (json.value ?? {}) as { slug?: unknown };
    const expected = path.basename(name, ".json");
    if (!dataFile.path.endsWith("/")) return twice(json, json.value);
    if (isMisnamed(name, dataFile))
      return [json.finding(["slug"], "file-name", { nearest: `${slugOf(expected)}.json` })];
    if (name.startsWith("press/") && isPressPageName(expected))
      return [json.finding(["slug"], "slug-of-list", { value: expected })];
    // A name of another form has a finding of its schema.
    const isNamedOtherwise = typeof slug === "string" && slug !== expected && slugOf(slug) === slug;
    return [
      ...(isNamedOtherwise ? [json.finding(["slug"], "slug-of-file", { nearest: expected })] : []),
      ...twice(json, json.value),
    ];
  });
}
