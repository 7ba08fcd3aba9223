import type { Locale } from "@/config/languages";
import { isWireId, type WireId } from "@/lib/wire-id";

/** An object of an answer. */
export type Fields = Record<string, unknown>;

/** Tells whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A name without what camel, snake and kebab case differ in. */
const plainName = (name: string) => name.replace(/[\s_-]/g, "").toLowerCase();

/**
 * The value of the first of some names that has one; names match in camel, snake and kebab case. Undefined where all are
 * absent or null.
 * @example fieldOf({ pageName: "Ada" }, "page_name") // "Ada"
 */
export function fieldOf(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (own !== undefined && own !== null) return own;
    const wanted = plainName(name);
    const key = Object.keys(fields).find(
      (other) => plainName(other) === wanted && fields[other] !== undefined && fields[other] !== null,
    );
    if (key !== undefined) return fields[key];
  }
  return undefined;
}

/** The fields of a value under one of some names; none where it is no object. */
export function fieldsOf(fields: Fields, ...names: string[]): Fields {
  const value = fieldOf(fields, ...names);
  return isFields(value) ? value : {};
}

/** Longest text of a list's item that is shown. */
const maxLength = 500;

/**
 * A text that a screen may show: one paragraph without tags and control characters, at most 500 characters; empty where
 * there is none. A text in several languages is read in the page's.
 * @example readText({ tr: "Sesli arama", en: "Voice calls" }, "en") // "Voice calls"
 */
export function readText(value: unknown, locale: Locale): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (isFields(value)) {
    const own = fieldOf(value, locale, "value", "text", "label", "title", "name");
    return typeof own === "string" ? readText(own, locale) : "";
  }
  if (typeof value !== "string") return "";
  const text = value
    .slice(0, 4 * maxLength)
    .replace(/<[a-z!/?][^<>]{0,200}>/gi, " ")
    // Characters that are not seen, or turn the order of others, take no part in a text.
    .replace(/[\s\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu, " ")
    .trim();
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

/** The first of some names whose value is a text. */
export function textOf(fields: Fields, locale: Locale, ...names: string[]): string {
  for (const name of names) {
    const text = readText(fieldOf(fields, name), locale);
    if (text !== "") return text;
  }
  return "";
}

/** What an id is called where it has no name of its own. */
export const idLabel = (id: WireId, locale: Locale): string => readText(id, locale) || "–";

/** The first of some names whose value can be an id; null where there is none. */
export function idOf(fields: Fields, ...names: string[]): WireId | null {
  for (const name of names) {
    const value = fieldOf(fields, name);
    if (isWireId(value)) return value;
  }
  return null;
}

const yes = new Set(["true", "1", "yes", "on", "y", "evet"]);
const no = new Set(["false", "0", "no", "off", "n", "hayır", "hayir"]);

/**
 * A yes or no in any of its usual spellings; the fallback for anything else.
 * @example readFlag("1", false) // true
 */
export function readFlag(value: unknown, fallback: boolean): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string" && typeof value !== "number") return fallback;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : fallback;
}
