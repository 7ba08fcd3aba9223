import path from "node:path";
import { fileAliases } from "../../../src/config/file-aliases";
import { fixedAliases } from "../../../src/config/redirects";
import { isFields } from "../../../src/lib/is-fields";
import { isPressPageName } from "../../../src/lib/press-pages";
import { slugOf } from "../../../src/lib/slug";
import { fixedAnchors } from "../../../src/gatsby/data/fixed-anchors";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { timingOf } from "../../../src/gatsby/data/publishing";
import { jsonOf, type ContentFiles } from "../content-files";
import type { FileError } from "../finding";
import type { JsonFile } from "./json-file";
import { anyLanguage } from "./judge-marks";
import { addressesOf, itemPrefixes, type Surroundings } from "./surroundings";

/** Reports list items, at any depth, that repeat an earlier item's text or identifier. */
function checkTwice(json: JsonFile, value: unknown, at: JsonPath = []): void {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value))
    checkTwice(json, child, [...at, isList ? Number(key) : key]);
  if (!isList) return;
  for (const name of ["", "slug", "id", "code", "network"]) {
    const all = value.map((item: unknown) => (name === "" ? item : isFields(item) ? item[name] : null));
    for (const [index, one] of all.entries()) {
      const isName = typeof one === "string" || (name !== "" && typeof one === "number");
      if (isName && all.indexOf(one) < index)
        json.add([...at, index, ...(name === "" ? [] : [name])], { rule: "twice", values: { value: one } });
    }
  }
}

/** Returns the addresses already taken, which items in a list or folder must not reuse. */
function takenBeside(name: string, files: ContentFiles): string[] {
  const [page = "", anchor] = (itemPrefixes[name] ?? "").split("#");
  const names = Object.keys(itemPrefixes);
  const others = names.slice(0, names.indexOf(name)).flatMap((other) => addressesOf(files, other));
  // The main landmark of every page, the target of its skip link.
  const fixed = ["main", ...(fixedAnchors[page] ?? [])].map((one) => `${page}#${one}`);
  return anchor === undefined ? [] : [...fixed, ...others];
}

type Item = { slug?: string; rank?: number; isHighlighted?: boolean };

/** Checks that slugs are unique, do not collide with other addresses, and match their file name. */
export function checkSlugs({ files, pages: { day } }: Surroundings): void {
  const ranks = new Map<number, string>();
  for (const [name, { json, dataFile }] of files.readable) {
    const expected = path.basename(name, ".json");
    const isFolder = dataFile.path.endsWith("/");
    const taken = takenBeside(dataFile.path, files);
    const judge = (slug = ""): FileError | null => {
      // Malformed slugs are reported by the schema check.
      if (slug === "" || slugOf(slug) !== slug) return null;
      const isPage = dataFile.path === "press/" && isPressPageName(expected);
      if (isPage || taken.includes(`${itemPrefixes[dataFile.path]}${slug}`))
        return { rule: "name-taken", values: { value: slug } };
      return isFolder && slug !== expected ? { rule: "slug-of-file", values: { nearest: expected } } : null;
    };
    const items = [json.value].flat() as Item[];
    for (const [index, { slug }] of items.entries())
      json.add(Array.isArray(json.value) ? [index, "slug"] : ["slug"], judge(slug));
    checkTwice(json, json.value);
    const [{ rank } = {}] = items;
    if (dataFile.path === "stories/" && rank !== undefined) {
      const values = { value: `${rank} (${ranks.get(rank)})` };
      json.add(["rank"], ranks.has(rank) ? { rule: "twice", values } : null);
      ranks.set(rank, json.file);
    }
    const isShown = (item: Item) => item.isHighlighted && timingOf(item, day) === "published";
    if (name === "faq.json" && !items.some(isShown))
      json.add([0, "isHighlighted"], { rule: "none-highlighted" });
  }
}

const aliased = [...fixedAliases, ...fileAliases].map(({ from }) => `${from}/`);

/** Matches pages that content cannot link to, and client-only pages. */
const unlisted = /^\/(?:404|500|deneme|onboarding)\//;

/** Reports former addresses with a language prefix, and those that occur twice or would hide an existing page. */
export function checkRedirects({ files, pages: { published } }: Surroundings): void {
  const json = jsonOf(files, "redirects.json");
  const all = (json.value as { from: string }[]).map(({ from }) => from);
  for (const [index, value] of all.entries()) {
    const [page = "", anchor] = value.split("#");
    const isPage = published.has(page) || aliased.includes(page) || unlisted.test(page);
    const isTaken =
      anchor === undefined ? isPage : anchor === "main" || published.get(page)?.includes(anchor);
    const nearest = value.replace(anyLanguage, "→ /");
    const isTwice = all.indexOf(value) < index;
    const rule = nearest !== value ? "link-path" : isTwice ? "twice" : isTaken ? "name-taken" : null;
    json.add([index, "from"], rule && { rule, values: { value, nearest } });
  }
}
