import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { isFields } from "../../src/lib/is-fields";

/** Content of a form: a part of a data file or of `locales/faq.json`, or a text such as `data/legal/gdpr`. */
export type Target = { file: string; at: JsonPath };

export const isInside = (target: Target, { file, at }: Target): boolean =>
  target.file === file && target.at.every((key, index) => key === at[index]);

export const isSamePlace = (a: Target, b: Target): boolean => a.at.length === b.at.length && isInside(a, b);

/** Returns the item whose form contains a target. */
export const itemAround = <Item extends Target>(items: readonly Item[], target: Target): Item | undefined =>
  items.filter((item) => isInside(item, target)).sort((a, b) => b.at.length - a.at.length)[0];

export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

/** Returns a copy of a value with the part at a path replaced. */
export const withValueAt = (value: unknown, path: JsonPath, part: unknown): unknown => {
  const copy = structuredClone(value);
  Object.assign(valueAt(copy, path.slice(0, -1)) as object, { [path.at(-1) ?? ""]: part });
  return copy;
};

const lengthAt = (value: unknown, path: JsonPath) => valueAt(value, [...path, "length"]);

/**
 * Returns a value with the parts at some paths taken from another value; lists of different lengths are
 * replaced whole.
 */
export const withParts = (value: unknown, other: unknown, paths: readonly JsonPath[]): unknown =>
  paths.reduce<unknown>((result, path) => {
    const keys = path.findIndex((key, index) => {
      const list = path.slice(0, index);
      return typeof key === "number" && lengthAt(result, list) !== lengthAt(other, list);
    });
    const place = keys < 0 ? path : path.slice(0, keys);
    return valueAt(result, place.slice(0, -1)) === undefined || place.length === 0
      ? other
      : withValueAt(result, place, valueAt(other, place));
  }, value);

export function mapFields<From, To>(fields: Record<string, From>, map: (part: From, key: string) => To) {
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, map(part, key)]));
}

export const slugIn = (item: unknown): string =>
  isFields(item) && typeof item.slug === "string" ? item.slug : "";

/** Returns the value that names an item: its heading, name or slug. */
export function headingOf(item: unknown): unknown {
  const { header, question, title, name, shop, label, slug, id } = isFields(item) ? item : {};
  return header || question || title || name || shop || label || slug || id;
}
