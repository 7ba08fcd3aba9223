import prettier from "prettier";
import path from "node:path";
import { locales, type Locale } from "../../src/config/languages";
import { attempt } from "../../src/lib/browser-support";
import { isFields } from "../../src/lib/is-fields";
import type { ContentStore } from "./content-store";
import { diffValues, editJson, parseJson } from "./edit-json";
import { editMarkdown, readMarkdown, type MarkdownParts } from "./edit-markdown";
import { Refusal } from "./refusal";
import { mapFields, valueAt, type Target } from "./target";

/** Front matter fields with the same value in every language. */
export const sharedDetails = ["version", "effectiveDate"];

const isStrings = ({ file }: Target) => /^locales\/[^/]+$/.test(file);
export const isMarkdown = ({ file }: Target) => /^data\/(?:legal|press\/articles)\/[^/.]+$/.test(file);

/** Returns the files that contain a target: one for all languages, or one per language. */
export function filesOf(target: Target): string[] {
  const { file } = target;
  if (isMarkdown(target)) return locales.map((locale) => `${file}/${locale}.md`);
  return isStrings(target) ? locales.map((locale) => file.replace("/", `/${locale}/`)) : [file];
}

/** Merges the strings of all languages: each string becomes an object with one text per language. */
function joinStrings(parts: readonly unknown[]): unknown {
  const [source] = parts;
  if (source === undefined) return undefined;
  if (!isFields(source))
    return Object.fromEntries(locales.map((locale, index) => [locale, parts[index] ?? ""]));
  return mapFields(source, (_, key) => joinStrings(parts.map((part) => valueAt(part, [key]))));
}

export const isJoined = (value: unknown): value is Record<Locale, string> =>
  isFields(value) &&
  Object.keys(value).length === locales.length &&
  locales.every((locale) => typeof value[locale] === "string");

const pick = (part: unknown, locale: Locale): unknown => {
  if (isJoined(part)) return part[locale];
  return isFields(part) ? mapFields(part, (inner) => pick(inner, locale)) : part;
};

function valueIn(store: ContentStore, file: string, { at }: Target): unknown {
  const text = store.readText(file);
  const value = file.endsWith(".md") ? readMarkdown(text) : parseJson(text);
  if (value === undefined) throw new Refusal(422, "unreadable", { file });
  return valueAt(value, at);
}

/** Returns the value of a target as its form shows it. */
export function readTarget(store: ContentStore, target: Target): unknown {
  const values = filesOf(target).map((file) => valueIn(store, file, target));
  const value = values.length > 1 ? joinStrings(values) : values[0];
  if (value === undefined) throw new Refusal(404, "missingItem", { file: target.file });
  if (!isMarkdown(target)) return value;
  const shared = Object.entries(values[0] as MarkdownParts).filter(([name]) => sharedDetails.includes(name));
  return { ...(value as object), ...Object.fromEntries(shared) };
}

/** Returns the value of a target; undefined if it is missing or unreadable. */
export const readIfAny = (store: ContentStore, target: Target): unknown =>
  attempt(() => readTarget(store, target), undefined);

/**
 * Returns the new contents of the files that change when a target is set to a value; empty if nothing changes.
 */
export function writtenTarget(store: ContentStore, target: Target, value: unknown): Map<string, string> {
  const files = filesOf(target);
  const texts = files.flatMap((file, index): [string, string][] => {
    const text = store.readText(file);
    const own = files.length > 1 ? pick(value, locales[index] as Locale) : value;
    const written = isMarkdown(target)
      ? editMarkdown(text, own as MarkdownParts)
      : editJson(text, diffValues(valueIn(store, file, target), own, target.at));
    return written === text ? [] : [[file, written]];
  });
  return new Map(texts);
}

/** Formats a file with Prettier if it was already formatted; otherwise preserves its formatting. */
export async function preserveFormatting(store: ContentStore, file: string, text: string): Promise<string> {
  if (!file.endsWith(".json")) return text;
  const place = path.join(store.root, file);
  const config = await prettier.resolveConfig(place, { editorconfig: true });
  const options = { ...config, filepath: place };
  const isFormatted = store.read(file) === null || (await prettier.check(store.readText(file), options));
  return isFormatted ? prettier.format(text, options) : text;
}
