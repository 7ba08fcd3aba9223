import path from "node:path";
import { isPressPageName } from "../../lib/press-pages";
import { slugOf } from "../../lib/slug";
import { isFields } from "../../lib/is-fields";
import { valueOf, type ContentFiles } from "./content-files";
import type { DataFile } from "./data-files";
import type { Finding } from "./finding";
import { fixedAnchors } from "./fixed-anchors";
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

/** Names of sections that a page has beside the items of a file or folder, which are sections of it as well. */
function sectionsBeside(name: string, files: ContentFiles): string[] {
  const slugs = (list: string) =>
    (valueOf<{ slug?: string }[]>(files, list) ?? []).map(({ slug }) => slug ?? "");
  const own: Record<string, () => string[]> = {
    "solutions.json": () => slugs("solution-groups.json"),
    "solution-groups.json": () => [],
    "channels.json": () => [...(fixedAnchors["/channels/"] ?? [])],
    "faq.json": () => slugs("faq-categories.json").map((slug) => `topic-${slug}`),
    "press/": () => [],
    "references/": () => [],
  };
  const others = own[name.replace(/\/.*/, "/")];
  // The main part of every page, to which its first link leads.
  return others ? ["main", ...others()] : [];
}

/** Items that have the name of another section of their page: links to one would lead to the other. */
function checkSections(name: string, json: JsonFile, files: ContentFiles): Finding[] {
  const taken = sectionsBeside(name, files);
  const items = Array.isArray(json.value) ? (json.value as unknown[]) : [json.value];
  return items.flatMap((item, index) => {
    const slug = isFields(item) ? item.slug : null;
    const at = Array.isArray(json.value) ? [index, "slug"] : ["slug"];
    return typeof slug === "string" && taken.includes(slug)
      ? [json.finding(at, "slug-of-section", { value: slug })]
      : [];
  });
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
    const ofSections = checkSections(name, json, files);
    if (!dataFile.path.endsWith("/")) return [...twice(json, json.value), ...ofSections];
    if (isMisnamed(name, dataFile))
      return [json.finding(["slug"], "file-name", { nearest: `${slugOf(expected)}.json` })];
    if (name.startsWith("press/") && isPressPageName(expected))
      return [json.finding(["slug"], "slug-of-list", { value: expected })];
    // A name of another form has a finding of its schema.
    const isNamedOtherwise = typeof slug === "string" && slug !== expected && slugOf(slug) === slug;
    return [
      ...(isNamedOtherwise ? [json.finding(["slug"], "slug-of-file", { nearest: expected })] : []),
      ...twice(json, json.value),
      ...ofSections,
    ];
  });
}
