import fs from "node:fs";
import path from "node:path";
import { siteLinkName } from "../schema/site-link";

/** Content of the data files that others refer to, by path below `data/`. */
export type DataContents = ReadonlyMap<string, unknown>;

type Format = (value: string) => boolean;

const slugsOf = (contents: DataContents, file: string): Set<unknown> => {
  const items = contents.get(file);
  return new Set(Array.isArray(items) ? items.map((item: { slug?: unknown }) => item.slug) : []);
};

const keysOf = (value: unknown): Set<unknown> =>
  new Set(typeof value === "object" && value !== null ? Object.keys(value) : []);

/** Messages of the formats below, for a value that does not fit. */
export const formatMessages: Record<string, string> = {
  "data-file": "file not found",
  href: "is no address: a path that starts and ends with a slash (a #section may follow), site:<link>, or https://",
  constant: "is not in data/constants.json",
  "faq-slug": "is not in data/faq.json",
  "faq-category": "is not in data/faq-categories.json",
  "reference-category": "is not in data/reference-categories.json",
  "solution-group": "is not in data/solution-groups.json",
  solution: "is not in data/solutions.json",
  channel: "is not in data/channels.json",
};

/**
 * The string formats that schemas in `data/schema/` may ask for, beyond those of JSON Schema: references from one file
 * to another.
 * @param checked holds the folder of the file being checked; pictures are relative to it
 */
export function dataFormats(contents: DataContents, checked: { folder: string }): Record<string, Format> {
  const oneOf =
    (known: Set<unknown>): Format =>
    (value) =>
      known.has(value);
  const links = keysOf((contents.get("site.json") as { links?: unknown } | undefined)?.links);
  return {
    "data-file": (value) => fs.existsSync(path.resolve(checked.folder, value)),
    href: (value) => {
      const link = siteLinkName(value);
      return link === null ? /^(https:\/\/\S+|\/([\w-]+\/)*(#[\w-]+)?)$/.test(value) : links.has(link);
    },
    constant: oneOf(keysOf(contents.get("constants.json"))),
    "faq-slug": oneOf(slugsOf(contents, "faq.json")),
    "faq-category": oneOf(slugsOf(contents, "faq-categories.json")),
    "reference-category": oneOf(slugsOf(contents, "reference-categories.json")),
    "solution-group": oneOf(slugsOf(contents, "solution-groups.json")),
    solution: oneOf(slugsOf(contents, "solutions.json")),
    channel: oneOf(slugsOf(contents, "channels.json")),
  };
}
