import type { Locale } from "@/config/languages";
import { foldText } from "@/lib/fold-text";
import { isWireId, type WireId } from "@/lib/wire-id";
import { seenText, shortened } from "@/services/message-text";
import { unescapeHtml } from "@/services/unescape-html";

/** An object of an answer. */
export type Fields = Record<string, unknown>;

/** Tells whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A name without a prefix such as "hydra:" and without what camel, snake and kebab case differ in. */
export const plainName = (name: string) => name.replace(/^[a-z]+\d*:|[\s_-]/gi, "").toLowerCase();

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

/** The language of a tag such as "tr-TR"; undefined for another word. */
const languageOf = (tag: unknown) =>
  typeof tag === "string" ? /^([a-z]{2})(?:[_-][a-z]{2,4})?$/i.exec(tag)?.[1]?.toLowerCase() : undefined;

/**
 * What a value by languages has for one: an object by tags, or a list of entries that name theirs.
 * @param isStrict undefined, instead of another language's, where it has none for this one
 */
function inLanguage(value: unknown, locale: Locale, isStrict: boolean): unknown {
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.filter(isFields).map((entry) => [fieldOf(entry, "lang", "language", "locale", "culture", "language_code"), entry]) // prettier-ignore
    : Object.entries(isFields(value) ? value : {});
  const own = entries.find(([tag]) => languageOf(tag) === locale);
  const isByLanguage = !isStrict && entries.every(([tag]) => languageOf(tag) !== undefined);
  return (own ?? (isByLanguage ? entries[0] : undefined))?.[1];
}

/** Longest text of a list's item that is shown. */
const maxLength = 500;

/**
 * A text that a screen may show: one paragraph without tags and control characters, at most 500 characters; empty where
 * there is none. A text in several languages is read in the page's.
 * @example readText({ tr: "Sesli arama", en: "Voice calls" }, "en") // "Voice calls"
 */
export function readText(value: unknown, locale: Locale, depth = 0): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "object" && value !== null && depth < 3) {
    const named = isFields(value) ? fieldOf(value, "value", "text", "label", "title", "name") : undefined;
    const own = inLanguage(value, locale, true) ?? named ?? inLanguage(value, locale, false);
    return typeof own === "number" ? "" : readText(own, locale, depth + 1);
  }
  if (typeof value !== "string") return "";
  const text = unescapeHtml(value.slice(0, 4 * maxLength)).replace(/<[a-z!/?][^<>]{0,200}>/gi, " ");
  return shortened(seenText(text), maxLength);
}

/** A text as somebody typed it, for a field of a form: its lines and angle brackets are kept. */
export function readTyped(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  const lines = String(value)
    .slice(0, 4 * maxLength)
    .split(/\r\n?|\n/);
  return shortened(lines.map(seenText).join("\n").trim(), maxLength);
}

/** The first of some names whose value is a text; translations of an object into the page's language come first. */
export function textOf(fields: Fields, locale: Locale, ...names: string[]): string {
  const translations = fieldOf(fields, "translations", "localizations", "i18n");
  const sources = [inLanguage(translations, locale, true), fields, inLanguage(translations, locale, false)];
  for (const source of sources.filter(isFields))
    for (const name of names) {
      const text = readText(fieldOf(source, `${name}_${locale}`, name), locale);
      if (text !== "") return text;
    }
  return "";
}

/** What an id is called where it has no name of its own. */
export const idLabel = (id: WireId, locale: Locale): string => readText(id, locale) || "–";

/** The first of some names whose value can be an id, bare or as `{ $oid: "…" }`; null where there is none. */
export function idOf(fields: Fields, ...names: string[]): WireId | null {
  for (const name of names) {
    const value = fieldOf(fields, name);
    const [[key, inner] = ["", undefined], ...others] = isFields(value) ? Object.entries(value) : [];
    const isWrapped = others.length === 0 && /^(?:\$\w+|id|oid|value)$/i.test(key);
    const id = isWrapped ? inner : value;
    if (isWireId(id)) return id;
  }
  return null;
}

/** The name under which an item keeps what an object of items calls it. */
export const mapKey = "map_key";

const idSuffixes = ["id", "code", "uuid", "guid", "key", "slug", "no"];

/**
 * The names that the id of a kind of thing may have.
 * @example idNames("package") // ["id", "code", …, "package_id", "package_code", …]
 */
export const idNames = (...kinds: string[]): string[] => [
  ...idSuffixes,
  ...["pk", "identifier", "sku"],
  ...kinds.flatMap((kind) => idSuffixes.map((suffix) => `${kind}_${suffix}`)),
  mapKey,
];

const yes = new Set(["true", "1", "yes", "on", "y", "evet"]);
const no = new Set(["false", "0", "no", "off", "n", "hayir"]);

/**
 * A yes or no in any of its usual spellings; the fallback for anything else.
 * @example readFlag("1", false) // true
 */
export function readFlag(value: unknown, fallback: boolean): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string" && typeof value !== "number") return fallback;
  const word = foldText(String(value)).trim();
  if (yes.has(word)) return true;
  return no.has(word) ? false : fallback;
}
