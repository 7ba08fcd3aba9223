import path from "node:path";
import { isPressPageName } from "../../lib/press-pages";
import { slugOf } from "../../lib/slug";
import { isFields } from "../../lib/is-fields";
import type { ContentFiles } from "./content-files";
import type { DataFile } from "./data-files";
import { slugsOf } from "./data-formats";
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
  const own = ["", ...names].flatMap((name) => {
    const all = value.map((item: unknown) => (isFields(item) ? item[name] : name === "" ? item : null));
    return all.flatMap((one, index) =>
      (typeof one === "string" || (name !== "" && typeof one === "number")) && all.indexOf(one) < index
        ? [json.finding([...at, index, ...(name === "" ? [] : [name])], "slug-twice", { value: one })]
        : [],
    );
  });
  return [...own, ...inner];
}

/** Names of sections that a page has beside the items of a file or folder, which are sections of it as well. */
function sectionsBeside(name: string, files: ContentFiles): string[] {
  const own: Record<string, readonly string[] | null | undefined> = {
    "solutions.json": slugsOf(files, "solution-groups.json"),
    "solution-groups.json": [],
    "channels.json": fixedAnchors["/channels/"],
    "faq.json": slugsOf(files, "faq-categories.json")?.map((slug) => `topic-${slug}`),
    "press/": [],
    "references/": [],
  };
  const folder = name.replace(/\/.*/, "/");
  // The main part of every page, to which its first link leads.
  return folder in own ? ["main", ...(own[folder] ?? [])] : [];
}

/** Whether a file of one item has a name that no slug can have. */
export function isMisnamed(file: string, dataFile: DataFile): boolean {
  const name = path.basename(file, ".json");
  return dataFile.path.endsWith("/") && slugOf(name) !== name;
}

/** Checks names: each once in its list, none of a section or page, that of the file where each item has one; and the order of stories. */
export function checkSlugs(files: ContentFiles): Finding[] {
  const ranks = new Map<unknown, string>();
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const isItem = dataFile.path.endsWith("/");
    const expected = path.basename(name, ".json");
    if (isMisnamed(name, dataFile))
      return [json.finding(["slug"], "file-name", { nearest: `${slugOf(expected)}.json` })];
    const taken = sectionsBeside(name, files);
    const isTaken = (slug: string) =>
      taken.includes(slug) || (name.startsWith("press/") && isPressPageName(expected));
    const items = (Array.isArray(json.value) ? json.value : [json.value]) as unknown[];
    const ofItems = items.flatMap((item, index) => {
      const { slug, rank } = isFields(item) ? item : {};
      const at = Array.isArray(json.value) ? [index] : [];
      const isRanked = name.startsWith("stories/") && typeof rank === "number";
      const other = isRanked && ranks.get(rank);
      if (isRanked) ranks.set(rank, json.file);
      if (other) return [json.finding(["rank"], "rank-twice", { value: rank, other })];
      if (typeof slug !== "string") return [];
      if (isTaken(slug)) return [json.finding([...at, "slug"], "slug-taken", { value: slug })];
      // A name of another form has a finding of its schema.
      return isItem && slug !== expected && slugOf(slug) === slug
        ? [json.finding(["slug"], "slug-of-file", { nearest: expected })]
        : [];
    });
    const isWithout =
      name === "faq.json" && !items.some((item) => isFields(item) && item.isHighlighted === true);
    return [
      ...ofItems,
      ...twice(json, json.value),
      ...(isWithout && items.length > 0 ? [json.finding([0, "isHighlighted"], "none-highlighted")] : []),
    ];
  });
}
