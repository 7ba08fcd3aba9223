import { siteLinkName } from "../schema/site-link";
import { isFields } from "../../lib/is-fields";
import { valueOf, type ContentFiles } from "./content-files";

/** Slugs of a list file; null where it is no list, empty, or an item of it is none: its own finding says so. */
export const slugsOf = (files: ContentFiles, file: string): string[] | null => {
  const items = valueOf<unknown>(files, file);
  return Array.isArray(items) && items.length > 0 && items.every(isFields)
    ? items.map(({ slug }) => String(slug))
    : null;
};

const keysOf = (value: unknown): string[] | null => (isFields(value) ? Object.keys(value) : null);

/** A list that a field refers to: the file it is in, and its names; null when that file cannot be read. */
type Reference = { list: string; known: string[] | null };

/** Files whose items fields refer to by their slug, by the string format of such a field in `data/schema/`. */
const slugFiles = {
  "faq-slug": "faq.json",
  "faq-category": "faq-categories.json",
  "reference-category": "reference-categories.json",
  "solution-group": "solution-groups.json",
  solution: "solutions.json",
  channel: "channels.json",
};

/** The string formats of `data/schema/` that refer to other files. */
export const referenceFormats = ["constant", ...Object.keys(slugFiles)];

/** What those formats refer to, by format. */
export function references(files: ContentFiles): Record<string, Reference> {
  const slugs = Object.entries(slugFiles).map(([format, file]): [string, Reference] => [
    format,
    { list: `data/${file}`, known: slugsOf(files, file) },
  ]);
  const known = keysOf(valueOf<unknown>(files, "constants.json"));
  return { constant: { list: "data/constants.json", known }, ...Object.fromEntries(slugs) };
}

/** Names of the links in `data/site.json`; null when they cannot be read. */
export const siteLinks = (files: ContentFiles): string[] | null => {
  const site = valueOf<unknown>(files, "site.json");
  return isFields(site) ? keysOf(site.links) : null;
};

/** Whether a text is an address: a path, a link of data/site.json (any, where they are unknown), or a web address. */
export function isHref(value: string, links: readonly string[] | null): boolean {
  const link = siteLinkName(value);
  if (link !== null) return links === null || links.includes(link);
  return /^\/(?:[\w.-]+\/)*(?:#[\w-]+)?$/.test(value) || isWebAddress(value);
}

/** What no address holds (RFC 3986), and what comes along when one is copied: quotes, braces, characters that nobody sees. */
const foreignToAddress = /[\s"<>{}|\\^`“”„‟«»‹›\p{C}]|[‘’]$/u;

/** A name of a host: parts with a point between them, none of them empty. */
const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]*[a-z0-9]$/;

/** Whether a text is a whole address of the web, of a host with a name. */
export const isWebAddress = (value: string): boolean =>
  /^https:\/\/[^/]/.test(value) &&
  !foreignToAddress.test(value) &&
  URL.canParse(value) &&
  hostName.test(new URL(value).hostname);

/** The same of a link in a text, in which placeholders have their values. */
export const isLinkedAddress = (to: string): boolean => isWebAddress(to.replace(/\{\w+\}/g, "www.example"));

/** What makes a text one that is meant as a whole address. */
const addressLike = /^(?:https?:|\/\/|www\.)|^[\w.-]+\.(?:com|org|net|tr|example)(?:[/?#]|$)/i;

/** A whole address, in the network's own spelling, for one without its beginning or copied with more; empty where it is none. */
export function webAddressNear(typed: string): string {
  const value = typed.replace(/\p{C}|[“”„«»"']+$/gu, "").trim();
  const rest = value.replace(/^(?:https?:)?\/{0,2}/i, "").replace(/\s/g, "%20");
  if (!addressLike.test(value) || rest.includes("@") || !URL.canParse(`https://${rest}`)) return "";
  const { href } = new URL(`https://${rest}`);
  return isWebAddress(href) ? href.replace(/\/$/, rest.endsWith("/") ? "/" : "") : "";
}
