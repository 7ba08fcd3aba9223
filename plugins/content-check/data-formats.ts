import { isFields } from "../../src/lib/is-fields";
import { siteLinkName, slugFiles } from "../../src/gatsby/data/references";
import { readSchema, readUnits, valueOf, type ContentFiles } from "./content-files";

/**
 * Returns the names at a path, where `*` matches every item of a list; null if the value has another shape.
 */
function namesAt(value: unknown, [step, ...rest]: readonly string[]): string[] | null {
  if (step === undefined) return [String(value)];
  if (step !== "*") return isFields(value) ? namesAt(value[step], rest) : null;
  const all = Array.isArray(value) ? value.map((item) => namesAt(item, rest)) : [];
  return all.length === 0 || all.includes(null) ? null : all.flatMap((names) => names ?? []);
}

/**
 * Returns the slugs in a list file; null if the file is not a list, is empty or contains an invalid item
 * (which is reported separately).
 */
export const slugsOf = (files: ContentFiles, file: string): string[] | null =>
  namesAt(valueOf(files, file), ["*", "slug"]);

/** Paths in the price list whose names other fields refer to, keyed by format. */
const pricingNames = {
  "price-card": ["tabs", "*", "cards", "*", "id"],
  "package-feature": ["packages", "features", "*", "code"],
};

/** Units of the figures that other fields refer to, keyed by format. */
const figureUnits = { price: ["money"], period: ["day", "month"] };

/** String formats of `data/schema/` for references to other items, prices and figures. */
export const referenceFormats = [slugFiles, pricingNames, figureUnits].flatMap((formats) =>
  Object.keys(formats),
);

/** Names that a format may refer to, and the file that lists them; null if the file is unreadable. */
type Reference = { list: string; known: string[] | null };

/** Returns the names that each format may refer to. */
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

/** Returns the names of links in `data/site.json`, and any missing required ones; null if unreadable. */
export function siteLinks(files: ContentFiles): string[] | null {
  const site = valueOf<unknown>(files, "site.json");
  const links = readSchema(files.root, "site").properties?.links as { required?: string[] } | undefined;
  return isFields(site) && isFields(site.links)
    ? [...Object.keys(site.links), ...(links?.required ?? [])]
    : null;
}

/**
 * Reports whether a string is a link target: a path, a named link of data/site.json (any name if the list is
 * unknown), or a web address.
 */
export function isHref(value: string, links: readonly string[] | null): boolean {
  const link = siteLinkName(value);
  if (link !== null) return links === null || links.includes(link);
  return /^\/(?:[\w.-]+\/)*(?:#[\w-]+)?$/.test(value) || isWebAddress(value);
}

/**
 * Matches characters that are invalid in addresses (RFC 3986) or often copied along with them: quotes,
 * braces, invisible characters.
 */
const foreignToAddress = /[\s"<>{}|\\^`“”„‟«»‹›\p{C}]|[‘’]$/u;

const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]*[a-z0-9]$/;

/** Reports whether a string is an absolute web address with a host name. */
export const isWebAddress = (value: string): boolean =>
  /^https:\/\/[^/]/.test(value) &&
  !foreignToAddress.test(value) &&
  URL.canParse(value) &&
  hostName.test(new URL(value).hostname);

/** Reports whether a link in a string is an absolute web address once its placeholders are filled in. */
export const isLinkedAddress = (to: string): boolean => isWebAddress(to.replace(/\{\w+\}/g, "www.example"));

/** Matches a string that was probably intended as an absolute address. */
const addressLike = /^(?:https?:|\/\/|www\.)|^[\w.-]+\.(?:com|org|net|tr|example)(?:[/?#]|$)/i;

/**
 * Suggests a normalised absolute address for a string that lacks the scheme or was copied with surrounding
 * characters; empty if there is none.
 */
export function webAddressNear(typed: string): string {
  const rest = typed.trim().replace(/^(?:https?:)?\/{0,2}/i, "");
  if (!addressLike.test(typed.trim()) || rest.includes("@") || !URL.canParse(`https://${rest}`)) return "";
  const { href } = new URL(`https://${rest}`);
  return isWebAddress(href) ? href.replace(/\/$/, rest.endsWith("/") ? "/" : "") : "";
}
