import { isFields } from "../../src/lib/is-fields";
import { slugFiles } from "../../src/gatsby/data/references";
import { readUnits, valueOf, type ContentFiles } from "./content-files";

/** Returns the values at a path, where `*` matches every item of a list; undefined if the shape differs. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step !== "*") return isFields(value) ? valuesAt(value[step], rest) : [undefined];
  const isList = Array.isArray(value) && value.length > 0;
  return isList ? value.flatMap((item) => valuesAt(item, rest)) : [undefined];
}

/** Files and JSON paths of the names that other fields refer to, keyed by string format. */
const namePlaces: [format: string, file: string, ...at: string[]][] = [
  ...Object.entries(slugFiles).map(([format, file]): [string, string, ...string[]] => [
    format,
    file,
    "*",
    "slug",
  ]),
  ["price-card", "pricing.json", "tabs", "*", "cards", "*", "id"],
  ["package-feature", "pricing.json", "packages", "features", "*", "code"],
];

/** Units that a figure must have for a field to refer to it, keyed by the format of that field. */
const figureUnits = { price: ["money"], period: ["day", "month"] };

/** String formats of `data/schema/` for references to other items, prices and periods. */
export const referenceFormats = [...namePlaces.map(([format]) => format), ...Object.keys(figureUnits)];

/** Names that a format may refer to, and the file that lists them; null if that file is malformed. */
type Reference = { list: string; known: string[] | null };

/** Returns the existing names for each reference format. */
export function references(files: ContentFiles): Record<string, Reference> {
  const ofNames = namePlaces.map(([format, file, ...at]) => {
    const known = valuesAt(valueOf(files, file), at);
    const isShaped = known.every((name) => typeof name === "string");
    return [format, { list: `data/${file}`, known: isShaped ? known : null }] as const;
  });
  const ofFigures = Object.entries(figureUnits).map(([format, units]) => {
    const known = readUnits(files.root).flatMap(([name, unit]) => (units.includes(unit) ? [name] : []));
    return [format, { list: `data/constants.json (${known.join(", ")})`, known }] as const;
  });
  return Object.fromEntries<Reference>([...ofNames, ...ofFigures]);
}

/** Reports whether a string has the form of a link target: a path, `site:<link>` or a web address. */
export const isHref = (value: string): boolean =>
  /^\/(?:[\w.-]+\/)*(?:#[\w-]+)?$|^site:\w+$/.test(value) || isWebAddress(value);

/** Matches characters that are invalid in URLs (RFC 3986) or often copied along with them. */
const foreignToAddress = /[\s"<>{}|\\^`“”„‟«»‹›\p{C}]|[‘’]$/u;

const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9-]*[a-z0-9]$/;

/** Reports whether a string is an absolute URL with a host name. */
export const isWebAddress = (value: string): boolean =>
  /^https:\/\/[^/]/.test(value) &&
  !foreignToAddress.test(value) &&
  URL.canParse(value) &&
  hostName.test(new URL(value).hostname);

/**
 * Suggests a corrected URL or path if only its scheme or slashes are missing; otherwise returns an empty
 * string.
 */
export function addressNear(typed: string): string {
  const name = typed.trim().replace(/^(?:https?:)?\/+|\/+$/g, "");
  const near = /\.\w/.test(name) ? `https://${name}` : `/${name}/`;
  return isHref(near) ? near : "";
}

/** Reports whether a link in a string is an absolute URL once its placeholders are filled in. */
export const isLinkedAddress = (to: string): boolean => isWebAddress(to.replace(/\{\w+\}/g, "www.example"));
