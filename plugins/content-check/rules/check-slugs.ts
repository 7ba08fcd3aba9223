import path from "node:path";
import { isFields } from "../../../src/lib/is-fields";
import { isPressPageName } from "../../../src/lib/press-pages";
import { slugOf } from "../../../src/lib/slug";
import type { ContentFiles } from "../content-files";
import type { Finding } from "../finding";
import { fixedAnchors } from "../../../src/gatsby/data/fixed-anchors";
import type { JsonFile } from "./json-file";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { timingOf } from "../../../src/gatsby/data/publishing";
import { slugsOf } from "./site-pages";
import type { Surroundings } from "./surroundings";

/** Reports list items, at any depth, that repeat an earlier item's text or identifier. */
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

/** Returns the ids of other sections on the page that displays a file's or folder's items. */
function sectionsBeside(name: string, files: ContentFiles): readonly string[] {
  const own: Record<string, readonly string[] | undefined> = {
    "solutions.json": slugsOf(files, "solution-groups.json"),
    "solution-groups.json": [],
    "channels.json": fixedAnchors["/channels/"],
    "faq.json": slugsOf(files, "faq-categories.json").map((slug) => `topic-${slug}`),
    "press/": [],
    "references/": [],
  };
  const sections = own[name.replace(/\/.*/, "/")];
  // The main landmark of every page, the target of its skip link.
  return sections ? ["main", ...sections] : [];
}

type Item = { slug?: string; rank?: number; isHighlighted?: boolean };

/**
 * Checks that slugs are unique in their list, do not clash with a section or page, and equal the name of a
 * single-item file. Also checks the order of stories, and that the home page has questions that day.
 */
export function checkSlugs({ files, pages: { day } }: Surroundings): Finding[] {
  const ranks = new Map<number, string>();
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const expected = path.basename(name, ".json");
    const taken = sectionsBeside(name, files);
    const items = (Array.isArray(json.value) ? json.value : [json.value]) as Item[];
    const ofItems = items.flatMap(({ slug, rank }, index) => {
      const at = Array.isArray(json.value) ? [index, "slug"] : ["slug"];
      if (name.startsWith("stories/") && rank !== undefined) {
        const other = ranks.get(rank);
        if (other) return [json.finding(["rank"], "twice", { value: `${rank} (${other})` })];
        ranks.set(rank, json.file);
      }
      // Malformed slugs are reported by the schema check.
      if (slug === undefined || slugOf(slug) !== slug) return [];
      if (taken.includes(slug) || (name.startsWith("press/") && isPressPageName(expected)))
        return [json.finding(at, "name-taken", { value: slug })];
      return dataFile.path.endsWith("/") && slug !== expected
        ? [json.finding(at, "slug-of-file", { nearest: expected })]
        : [];
    });
    const isShown = (item: Item) => item.isHighlighted && timingOf(item, day) === "published";
    const isShort = name === "faq.json" && !items.some(isShown);
    return [
      ...ofItems,
      ...twice(json, json.value),
      ...(isShort ? [json.finding([0, "isHighlighted"], "none-highlighted")] : []),
    ];
  });
}
