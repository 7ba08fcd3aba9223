import { slugOf } from "../../src/lib/slug";
import { isFields } from "../../src/lib/is-fields";
import type { FormSchema } from "../server/form-schema";
import { headingOf, mapFields } from "../server/target";

const maxLength = 60;

/** Derives a slug of whole words from an item's heading; empty without a heading. */
function nameFrom(item: Record<string, unknown>, taken: readonly string[]): string {
  const heading = headingOf({ ...item, slug: undefined, id: undefined });
  const text = isFields(heading) ? heading.tr : heading;
  const words = typeof text === "string" ? slugOf(text.replace(/\{[^}]*\}(?:['’]\p{L}+)?/gu, " ")) : "";
  const short = words.slice(0, maxLength + 1).replace(words.length > maxLength ? /-[^-]*$/ : "", "");
  return taken.includes(short) ? `${short}-2` : short;
}

export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isFields(value)) return [];
  const own = [value.slug, value.id].filter((name) => typeof name === "string");
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

/**
 * Fills in slugs of new items from their headings, until the slug is edited manually.
 * @param before value before the last keystroke
 * @param fixed published and saved slugs, which do not follow their headings
 */
export function withNames(
  schema: FormSchema | undefined,
  before: unknown,
  after: unknown,
  fixed: readonly string[],
): unknown {
  if (before === after || !schema) return after;
  if (Array.isArray(after)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    return after.map((item, index) => withNames(schema.items, old[index], item, fixed));
  }
  if (!isFields(after)) return after;
  const old = isFields(before) ? before : {};
  const { properties = {} } = schema;
  const value = mapFields(after, (part, key) => withNames(properties[key], old[key], part, fixed));
  const key = "slug" in properties ? "slug" : "id";
  const { [key]: name = "" } = value;
  if (!(key in properties) || typeof name !== "string" || fixed.includes(name)) return value;
  const { [key]: oldName = "" } = old;
  // A name that was just cleared is about to be typed.
  const isFree = name === oldName && (name === "" || name === nameFrom(old, fixed));
  return isFree ? { ...value, [key]: nameFrom(value, fixed) } : value;
}
