import path from "node:path";
import { isFields } from "../../../src/lib/is-fields";
import { isPressPageName } from "../../../src/lib/press-pages";
import { slugOf } from "../../../src/lib/slug";
import type { ContentFiles } from "../content-files";
import type { DataFile } from "../../../src/gatsby/data/data-files";
import { slugsOf } from "../data-formats";
import type { Finding } from "../finding";
import { fixedAnchors } from "../../../src/gatsby/data/fixed-anchors";
import type { JsonFile } from "./json-file";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";

/** Items of a list, at any depth, that are the same text as an earlier one, or have its name. */
function twice(json: JsonFile, value: unknown, at: JsonPath = []): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    twice(json, child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  if (!Array.isArray(value)) return inner;
  const own = ["", "slug", "id", "code", "network"].flatMap((name) => {
    const all = value.map((item: unknown) => (name === "" ? item : isFields(item) ? item[name] : null));
    return all.flatMap((one, index) =>
      (typeof one === "string" || (name !== "" && typeof one === "number")) && all.indexOf(one) < index
        ? [json.finding([...at, index, ...(name === "" ? [] : [name])], "twice", { value: one })]
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
    const expected = path.basename(name, ".json");
    if (isMisnamed(name, dataFile))
      return [json.finding(["slug"], "file-name", { nearest: `${slugOf(expected)}.json` })];
    const taken = sectionsBeside(name, files);
    const items = (Array.isArray(json.value) ? json.value : [json.value]) as unknown[];
    const ofItems = items.flatMap((item, index) => {
      const { slug, rank } = isFields(item) ? item : {};
      const at = Array.isArray(json.value) ? [index, "slug"] : ["slug"];
      if (name.startsWith("stories/") && typeof rank === "number") {
        const other = ranks.get(rank);
        if (other) return [json.finding(["rank"], "twice", { value: `${rank} (${other})` })];
        ranks.set(rank, json.file);
      }
      if (typeof slug !== "string") return [];
      if (taken.includes(slug) || (name.startsWith("press/") && isPressPageName(expected)))
        return [json.finding(at, "name-taken", { value: slug })];
      // A name of another form has a finding of its schema.
      return dataFile.path.endsWith("/") && slug !== expected && slugOf(slug) === slug
        ? [json.finding(at, "slug-of-file", { nearest: expected })]
        : [];
    });
    const isShort =
      name === "faq.json" && items.length > 0 && !items.some((item) => isFields(item) && item.isHighlighted);
    return [
      ...ofItems,
      ...twice(json, json.value),
      ...(isShort ? [json.finding([0, "isHighlighted"], "none-highlighted")] : []),
    ];
  });
}
