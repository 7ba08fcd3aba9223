import { siteLinkName } from "../schema/site-link";
import { valueOf, type ContentFiles } from "./content-files";

const slugsOf = (files: ContentFiles, file: string): string[] | null => {
  const items = valueOf<{ slug?: unknown }[]>(files, file);
  return Array.isArray(items) ? items.map(({ slug }) => String(slug)) : null;
};

const keysOf = (value: object | undefined): string[] | null => (value ? Object.keys(value) : null);

/** A list that a field refers to: the file it is in, and its names; null when that file cannot be read. */
export type Reference = { list: string; known: string[] | null };

/** What the string formats of `data/schema/` refer to, by format. */
export function references(files: ContentFiles): Record<string, Reference> {
  const slugs = (file: string): Reference => ({ list: `data/${file}`, known: slugsOf(files, file) });
  return {
    constant: { list: "data/constants.json", known: keysOf(valueOf<object>(files, "constants.json")) },
    "faq-slug": slugs("faq.json"),
    "faq-category": slugs("faq-categories.json"),
    "reference-category": slugs("reference-categories.json"),
    "solution-group": slugs("solution-groups.json"),
    solution: slugs("solutions.json"),
    channel: slugs("channels.json"),
  };
}

/** Names of the links in `data/site.json`. */
export const siteLinks = (files: ContentFiles): string[] =>
  keysOf(valueOf<{ links?: object }>(files, "site.json")?.links) ?? [];

/** Whether a text is an address: a path, a link of data/site.json, or a web address. */
export function isHref(value: string, links: readonly string[]): boolean {
  const link = siteLinkName(value);
  return link === null ? /^(https:\/\/\S+|\/([\w-]+\/)*(#[\w-]+)?)$/.test(value) : links.includes(link);
}
