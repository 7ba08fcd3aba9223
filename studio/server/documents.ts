import prettier from "prettier";
import path from "node:path";
import { locales } from "../../src/config/languages";
import type { ContentStore } from "./content-store";
import { diffValues, editJson, parseJson } from "./edit-json";
import { editMarkdown, readMarkdown, type MarkdownParts } from "./edit-markdown";
import { joinStrings, splitStrings } from "./joined-strings";
import { Refusal } from "./refusal";
import { valueAt, type Target } from "./target";

/** Front matter fields that are the same in every language. */
export const sharedDetails = ["version", "effectiveDate"];

const isStrings = ({ file }: Target) => /^locales\/[^/]+$/.test(file);
export const isMarkdown = ({ file }: Target) => /^data\/(?:legal|press\/articles)\/[^/.]+$/.test(file);

/** Returns the files that contain a target: one, or one per language. */
export function filesOf(target: Target): string[] {
  const { file } = target;
  if (isMarkdown(target)) return locales.map((locale) => `${file}/${locale}.md`);
  return isStrings(target) ? locales.map((locale) => file.replace("/", `/${locale}/`)) : [file];
}

function valueIn(store: ContentStore, file: string, { at }: Target): unknown {
  const text = store.readText(file);
  const value = file.endsWith(".md") ? readMarkdown(text) : parseJson(text);
  if (value === undefined) throw new Refusal(422, "unreadable", { file });
  return valueAt(value, at);
}

/**
 * Returns the value of a target as its form shows it.
 * @throws Refusal if the part does not exist or its file is unreadable
 */
export function readTarget(store: ContentStore, target: Target): unknown {
  const values = filesOf(target).map((file) => valueIn(store, file, target));
  const value = values.length > 1 ? joinStrings(values) : values[0];
  if (value === undefined) throw new Refusal(404, "missingPart", { file: target.file });
  if (!isMarkdown(target)) return value;
  const shared = Object.entries(values[0] as MarkdownParts).filter(([name]) => sharedDetails.includes(name));
  return { ...(value as object), ...Object.fromEntries(shared) };
}

/** Returns the new contents of the files that change when a target gets a value; empty if none changes. */
export function writtenTarget(store: ContentStore, target: Target, value: unknown): Map<string, string> {
  const files = filesOf(target);
  const values = files.length > 1 ? splitStrings(value) : [value];
  const texts = files.map((file, index): [string, string] => {
    const text = store.readText(file);
    if (isMarkdown(target)) return [file, editMarkdown(text, values[index] as MarkdownParts)];
    return [file, editJson(text, diffValues(valueIn(store, file, target), values[index], target.at))];
  });
  return new Map(texts.filter(([file, text]) => text !== store.readText(file)));
}

/** Formats a file with Prettier if it was formatted before; otherwise keeps its formatting. */
export async function preserveFormatting(store: ContentStore, file: string, text: string): Promise<string> {
  if (!file.endsWith(".json")) return text;
  const place = path.join(store.root, file);
  const config = await prettier.resolveConfig(place, { editorconfig: true });
  const options = { ...config, filepath: place };
  const isFormatted = store.read(file) === null || (await prettier.check(store.readText(file), options));
  return isFormatted ? prettier.format(text, options) : text;
}
