import prettier from "prettier";
import path from "node:path";
import { locales, type Locale } from "../../src/config/languages";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import type { ContentStore } from "./content-store";
import { diffValues, editJson, parseJson, valueAt } from "./edit-json";
import { editMarkdown, readMarkdown } from "./edit-markdown";
import { joinStrings, splitStrings } from "./joined-strings";
import { Refusal } from "./refusal";

/**
 * Content edited by one form: a part of a data file, a text with its translations (`data/legal/gdpr`), or a
 * part of the interface strings of a namespace (`locales/faq.json`).
 */
export type Target = { file: string; at: JsonPath };

type Joined = Record<string, string | Record<Locale, string>>;

/** Front matter fields that are the same in every language. */
const sharedDetails = ["version", "effectiveDate"];

const isStrings = ({ file }: Target) => /^locales\/[^/]+$/.test(file);
export const isMarkdown = ({ file }: Target) => /^data\/(?:legal|press\/articles)\/[^/.]+$/.test(file);

const fileIn = (target: Target, locale: Locale) =>
  isMarkdown(target) ? `${target.file}/${locale}.md` : target.file.replace("/", `/${locale}/`);

/** Returns the files that contain a target. */
export const filesOf = (target: Target): string[] =>
  isMarkdown(target) || isStrings(target) ? locales.map((locale) => fileIn(target, locale)) : [target.file];

function parsed(store: ContentStore, file: string): unknown {
  const value = parseJson(store.readText(file));
  if (value === undefined) throw new Refusal(422, "unreadable", { file });
  return value;
}

function readTexts(store: ContentStore, target: Target): Joined {
  const texts = locales.map((locale) => {
    const file = fileIn(target, locale);
    const text = readMarkdown(store.readText(file));
    if (!text) throw new Refusal(422, "unreadable", { file });
    const parts: Record<string, string> = { ...text.fields, body: text.body };
    return { locale, parts };
  });
  const names = Object.keys(texts[0]?.parts ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      sharedDetails.includes(name)
        ? (texts[0]?.parts[name] ?? "")
        : (Object.fromEntries(texts.map(({ locale, parts }) => [locale, parts[name] ?? ""])) as Record<
            Locale,
            string
          >),
    ]),
  );
}

/**
 * Returns the value of a target as its form shows it.
 * @throws Refusal if the part does not exist or its file is unreadable
 */
export function readTarget(store: ContentStore, target: Target): unknown {
  if (isMarkdown(target)) return readTexts(store, target);
  const value = isStrings(target)
    ? joinStrings(locales.map((locale) => valueAt(parsed(store, fileIn(target, locale)), target.at)))
    : valueAt(parsed(store, target.file), target.at);
  if (value === undefined) throw new Refusal(404, "missingPart", { file: target.file });
  return value;
}

function writeTexts(store: ContentStore, target: Target, value: Joined): [string, string][] {
  return locales.map((locale) => {
    const file = fileIn(target, locale);
    const { body = "", ...fields } = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, typeof part === "string" ? part : part[locale]]),
    );
    return [file, editMarkdown(store.readText(file), { fields, body })];
  });
}

function writeStrings(store: ContentStore, target: Target, value: unknown): [string, string][] {
  return splitStrings(value).map((strings, index) => {
    const file = fileIn(target, locales[index] ?? locales[0]);
    const before = valueAt(parsed(store, file), target.at);
    return [file, editJson(store.readText(file), diffValues(before, strings, target.at))];
  });
}

/** Returns the new contents of the files that change when a target gets a value; empty if none does. */
export function writtenTarget(store: ContentStore, target: Target, value: unknown): Map<string, string> {
  const texts = isMarkdown(target)
    ? writeTexts(store, target, value as Joined)
    : isStrings(target)
      ? writeStrings(store, target, value)
      : [
          [
            target.file,
            editJson(store.readText(target.file), diffValues(readTarget(store, target), value, target.at)),
          ] as [string, string],
        ];
  return new Map(texts.filter(([file, text]) => text !== store.readText(file)));
}

/** Formats a file with Prettier if it was formatted before; otherwise keeps its formatting. */
export async function preserveFormatting(store: ContentStore, file: string, text: string): Promise<string> {
  if (!file.endsWith(".json")) return text;
  const place = path.join(store.root, file);
  const config = await prettier.resolveConfig(place, { editorconfig: true });
  const options = { ...config, filepath: place };
  const isNew = store.read(file) === null;
  if (!isNew && !(await prettier.check(store.readText(file), options))) return text;
  return prettier.format(text, options);
}
