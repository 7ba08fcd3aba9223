import fs from "node:fs";
import type { Locale } from "@/config/languages";
import { localeResources } from "./locale-strings";
import { dataFilePaths, readData, stringsIn } from "./data-files";

const readme = fs.readFileSync("locales/README.md", "utf8");

/** Cells of the table below a heading of locales/README.md, row by row. */
function tableBelow(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const [, , ...rows] = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const listed = (cell = "") => cell.split(", ").filter((word) => word !== "");

/** Words that no text of a language may hold. */
export function forbiddenWords(locale: Locale): string[] {
  const terms = tableBelow("Glossary for translators").flatMap(([, , , turkish, english]) =>
    listed(locale === "tr" ? turkish : english),
  );
  const [turkish, english] = spellings();
  return [...terms, ...(locale === "tr" ? turkish : english)];
}

/** The rows of the spelling table up to "yeniden" are Turkish, the others English. */
function spellings(): [string[], string[]] {
  const rows = tableBelow("Spelling");
  const last = rows.findIndex(([write]) => write === "yeniden");
  const words = (part: string[][]) => part.flatMap(([, not]) => listed(not));
  return [words(rows.slice(0, last + 1)), words(rows.slice(last + 1))];
}

export const exceptions = tableBelow("Exceptions").map(([text = "", reason = ""]) => ({ text, reason }));

/** The last consonant of a Turkish word softens ahead of a suffix that begins with a vowel. */
const softened: Record<string, string> = { p: "[pb]", ç: "[çc]", t: "[td]", k: "[kğ]" };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A word with whatever suffix it carries: in Turkish any, in English that of the plural.
 * @example wordPattern("paket", "tr") // finds "paketi" and "paketlerden", not "kaset paketi"
 */
export function wordPattern(word: string, locale: Locale): RegExp {
  if (word === "'") return /'/u;
  const start = "(?<![\\p{L}-])";
  if (locale === "en") return new RegExp(`${start}${escaped(word)}(?:e?s)?(?![\\p{L}])`, "iu");
  const stem = escaped(word.slice(0, -1)) + (softened[word.at(-1) ?? ""] ?? escaped(word.slice(-1)));
  return new RegExp(`${start}${stem}[\\p{L}’]*`, "iu");
}

/** A text of the site with the place it stands in. */
export type PlacedText = { at: string; text: string };

/**
 * Everything that a language says: strings, data, legal texts and articles, and what the sandbox offers. Legal texts that are no
 * longer in force stay as they were.
 */
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
  const offers = ["packages", "offers"]
    .map((name) => `sandbox/fixtures/${name}.json`)
    .filter((file) => fs.existsSync(file))
    .flatMap((file) =>
      stringsIn(JSON.parse(fs.readFileSync(file, "utf8")))
        .filter(({ at }) => at.split(".").includes(locale))
        .map(({ at, text }) => ({ at: `${file} ${at}`, text })),
    );
  return [...strings, ...data, ...documents, ...offers];
}

/** A text without the names of its variables and the addresses of its links, and without the phrases that the table of exceptions allows. */
export function withoutExceptions(text: string, locale: Locale): string {
  return exceptions.reduce(
    (rest, { text: phrase }) => rest.replace(new RegExp(wordPattern(phrase, locale).source, "giu"), " "),
    text.replace(/\{\{?\w+/g, "{").replace(/\]\([^)]*\)/g, "]"),
  );
}
