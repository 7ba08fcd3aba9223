import { isFields } from "../../src/lib/is-fields";
import { siteLinkName, slugFiles } from "../../src/gatsby/data/references";
import { readUnits, valueOf, type ContentFiles } from "./content-files";

/** The names at a place, in which `*` is every item of a list; null where the value has another shape. */
function namesAt(value: unknown, [step, ...rest]: readonly string[]): string[] | null {
  if (step === undefined) return [String(value)];
  if (step !== "*") return isFields(value) ? namesAt(value[step], rest) : null;
  const all = Array.isArray(value) ? value.map((item) => namesAt(item, rest)) : [];
  return all.length === 0 || all.includes(null) ? null : all.flatMap((names) => names ?? []);
}

/** Slugs of a list file; null where it is no list, empty, or an item of it is none: its own finding says so. */
export const slugsOf = (files: ContentFiles, file: string): string[] | null =>
  namesAt(valueOf(files, file), ["*", "slug"]);

/** Places of the price list whose names fields of it refer to, by format. */
const pricingNames = {
  "price-card": ["tabs", "*", "cards", "*", "id"],
  "package-feature": ["packages", "features", "*", "code"],
};

/** Units of the figures that fields refer to, by format. */
const figureUnits = { price: ["money"], period: ["day", "month"] };

/** The string formats of `data/schema/` that refer to names elsewhere. */
export const referenceFormats = [slugFiles, pricingNames, figureUnits].flatMap((formats) =>
  Object.keys(formats),
);

/** What a format refers to: the file with the list, and its names; null when that file cannot be read. */
type Reference = { list: string; known: string[] | null };

/** What those formats refer to, by format. */
export function references(files: ContentFiles): Record<string, Reference> {
  const [pricing, constants] = ["pricing.json", "constants.json"].map((name) => valueOf(files, name));
  const units = readUnits(files.root);
  const mapped = <T>(formats: Readonly<Record<string, T>>, refer: (target: T) => Reference) =>
    Object.entries(formats).map(([format, target]) => [format, refer(target)] as const);
  return Object.fromEntries([
    ...mapped(slugFiles, (file) => ({ list: `data/${file}`, known: slugsOf(files, file) })),
    ...mapped(pricingNames, (place) => ({ list: "data/pricing.json", known: namesAt(pricing, place) })),
    ...mapped(figureUnits, (fitting) => {
      const names = isFields(constants) ? Object.keys(constants) : null;
      const known = names?.filter((name) => fitting.includes(units[name] ?? "")) ?? null;
      return { list: `data/constants.json (${known?.join(", ")})`, known };
    }),
  ]);
}

/** Names of the links in `data/site.json`; null when they cannot be read. */
export function siteLinks(files: ContentFiles): string[] | null {
  const site = valueOf<unknown>(files, "site.json");
  return isFields(site) && isFields(site.links) ? Object.keys(site.links) : null;
}

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
  const rest = typed.trim().replace(/^(?:https?:)?\/{0,2}/i, "");
  if (!addressLike.test(typed.trim()) || rest.includes("@") || !URL.canParse(`https://${rest}`)) return "";
  const { href } = new URL(`https://${rest}`);
  return isWebAddress(href) ? href.replace(/\/$/, rest.endsWith("/") ? "/" : "") : "";
}
