import fs from "node:fs";
import type { Locale } from "@/config/languages";
import { localeResources } from "./locale-strings";
import { readMarkdownTable } from "./markdown-table";
import { dataFilePaths, readData, stringsIn } from "./data-files";

const readme = fs.readFileSync("locales/README.md", "utf8");

const tableBelow = (heading: string) => readMarkdownTable(readme.slice(readme.indexOf(`\n## ${heading}\n`)));

const listed = (cell = "") => cell.split(", ").filter((word) => word !== "");

/** Returns the words forbidden in a language. */
export function forbiddenWords(locale: Locale): string[] {
  const terms = tableBelow("Glossary for translators").flatMap(([, , , turkish, english]) =>
    listed(locale === "tr" ? turkish : english),
  );
  const [turkish, english] = spellings();
  return [...terms, ...(locale === "tr" ? turkish : english)];
}

/** Rows of the spelling table up to "yeniden" are Turkish, the others English. */
function spellings(): [string[], string[]] {
  const rows = tableBelow("Spelling");
  const last = rows.findIndex(([write]) => write === "yeniden");
  const words = (part: string[][]) => part.flatMap(([, not]) => listed(not));
  return [words(rows.slice(0, last + 1)), words(rows.slice(last + 1))];
}

export const exceptions = tableBelow("Exceptions").map(([text = "", reason = ""]) => ({ text, reason }));

/**
 * Consonant softening: the last consonant of a Turkish word changes before a suffix that starts with a vowel.
 */
const softened: Record<string, string> = { p: "[pb]", ç: "[çc]", t: "[td]", k: "[kğ]" };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns a pattern for a word with suffixes: any in Turkish, plurals in English.
 * @example wordPattern("paket", "tr") // finds "paketi" and "paketlerden", not "kaset paketi"
 */
export function wordPattern(word: string, locale: Locale): RegExp {
  if (word === "'") return /'/u;
  const start = "(?<![\\p{L}-])";
  if (locale === "en") return new RegExp(`${start}${escaped(word)}(?:e?s)?(?![\\p{L}])`, "iu");
  const stem = escaped(word.slice(0, -1)) + (softened[word.at(-1) ?? ""] ?? escaped(word.slice(-1)));
  return new RegExp(`${start}${stem}[\\p{L}’]*`, "iu");
}

/** Text of the site with its location. */
export type PlacedText = { at: string; text: string };

/** Returns every text of a language except former legal texts, which stay unchanged. */
export function textsOf(locale: Locale): PlacedText[] {
  const strings = stringsIn(localeResources(locale));
  const inData = (file: string) =>
    stringsIn(readData(file)).filter(({ at }) => at.split(".").some((part) => part === locale));
  const data = dataFilePaths(".json").flatMap((file) =>
    inData(file).map(({ at, text }) => ({ at: `data/${file} ${at}`, text })),
  );
  const documents = dataFilePaths(".md")
    .filter((file) => file.endsWith(`/${locale}.md`) && !file.includes("/former/"))
    .map((file) => ({ at: `data/${file}`, text: fs.readFileSync(`data/${file}`, "utf8") }));
  const offers = stringsIn(readData("../sandbox/fixtures/offers.json"))
    .filter(({ at }) => at.split(".").includes(locale))
    .map(({ at, text }) => ({ at: `sandbox/fixtures/offers.json ${at}`, text }));
  return [...strings, ...data, ...documents, ...offers];
}

/** Removes variable names, link addresses and the phrases allowed by the table of exceptions from a text. */
export function withoutExceptions(text: string, locale: Locale): string {
  return exceptions.reduce(
    (rest, { text: phrase }) => rest.replace(new RegExp(wordPattern(phrase, locale).source, "giu"), " "),
    text.replace(/\{\{?\w+/g, "{").replace(/\]\([^)]*\)/g, "]"),
  );
}
