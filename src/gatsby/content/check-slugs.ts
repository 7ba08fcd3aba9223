import path from "node:path";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";

/** Fields that identify the items of a list. */
const names = ["slug", "id", "code", "network"] as const;

/** Items of a list, at any depth, that have the name of an earlier one. */
function twice(json: JsonFile, value: unknown, at: JsonPath = []): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    twice(json, child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  if (!Array.isArray(value)) return inner;
  const items = value as (Record<string, unknown> | null)[];
  const own = names.flatMap((name) => {
    const all = items.map((item) => item?.[name]);
    return all.flatMap((one, index) =>
      ["string", "number"].includes(typeof one) && all.indexOf(one) < index
        ? [json.finding([...at, index, name], "slug-twice", { value: one as string | number })]
        : [],
    );
  });
  return [...own, ...inner];
}

/** Checks that names are unique in their list, and that a slug is the file's name where each item has a file. */
export function checkSlugs(files: ContentFiles): Finding[] {
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const { slug } = (json.value ?? {}) as { slug?: unknown };
    const expected = path.basename(name, ".json");
    const isNamedOtherwise = dataFile.path.endsWith("/") && typeof slug === "string" && slug !== expected;
    return [
      ...(isNamedOtherwise ? [json.finding(["slug"], "slug-of-file", { nearest: expected })] : []),
      ...twice(json, json.value),
    ];
  });
}
