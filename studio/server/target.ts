import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { isFields } from "../../src/lib/is-fields";

/**
 * Content edited by one form: a part of a data file, a text with its translations (`data/legal/gdpr`), or a
 * part of the interface strings of a namespace (`locales/faq.json`).
 */
export type Target = { file: string; at: JsonPath };

/** Reports whether a location is inside a target. */
export const isInside = (target: Target, { file, at }: Target): boolean =>
  target.file === file && target.at.every((key, index) => key === at[index]);

/** Reports whether two targets are equal. */
export const isSamePlace = (a: Target, b: Target): boolean => a.at.length === b.at.length && isInside(a, b);

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

/** Returns the slug of an item; empty if it has none. */
export const slugIn = (item: unknown): string =>
  isFields(item) && typeof item.slug === "string" ? item.slug : "";

/** Returns the value that names an item: its heading, name or slug. */
export function headingOf(item: unknown): unknown {
  const { header, question, title, name, shop, label, slug, id } = isFields(item) ? item : {};
  return header || question || title || name || shop || label || slug || id;
}
