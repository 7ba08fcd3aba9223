import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../src/config/languages";
import { checkFormerSlugs } from "./rules/check-former-slugs";
import type { Finding } from "./finding";
import { frontMatterOf } from "./rules/front-matter";
import { git, textAtCommit } from "../../src/gatsby/data/git";
import { JsonFile } from "./rules/json-file";
import { isFields } from "../../src/lib/is-fields";
import { parsed, textsIn, type JsonPath } from "../../src/gatsby/data/json-texts";
import { MarkdownText } from "./rules/markdown-text";

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A text in the default language and its translation, with the path of the translation. */
type Pair = { at: JsonPath; source: string; translation: string };

/**
 * Reports translations that are unchanged although their source has changed. Matches items by text, because
 * their position in a list may change.
 */
function staleIn(json: JsonFile, now: readonly Pair[], before: readonly Pair[]): Finding[] {
  const sources = new Set(before.map(({ source }) => source));
  const translations = new Set(before.map(({ translation }) => translation));
  return now
    .filter(({ source, translation }) => !sources.has(source) && translations.has(translation))
    .map(({ at, source }) => json.finding(at, "stale-translation", { source: excerpt(source) }));
}

/** Pairs each translation with the text at the path that `sourceOf` returns. */
function pairsOf(sources: unknown, translations: unknown, sourceOf: (at: JsonPath) => JsonPath): Pair[] {
  const byPath = new Map(textsIn(sources).map(({ at, text }) => [at.join("\0"), text]));
  return textsIn(translations).flatMap(({ at, text }) => {
    const source = byPath.get(sourceOf(at).join("\0"));
    return source === undefined ? [] : [{ at, source, translation: text }];
  });
}

/** Returns the path of a translation's source, in the same object; empty for a source itself. */
const beside = (at: JsonPath) => (at.at(-1) === defaultLocale ? [] : [...at.slice(0, -1), defaultLocale]);

/** Reports figures with a new value but the date of the old one. */
function checkFigureDates(json: JsonFile, before: unknown): Finding[] {
  if (!isFields(json.value) || !isFields(before)) return [];
  return Object.entries(json.value).flatMap(([name, now]) => {
    const old = before[name];
    if (!isFields(now) || !isFields(old) || now.asOf === undefined) return [];
    const isOld = now.value !== old.value && now.asOf === old.asOf;
    return isOld ? [json.finding([name, "asOf"], "date-not-raised", { value: String(old.asOf) })] : [];
  });
}

function checkDataFile(json: JsonFile, before: unknown): Finding[] {
  const stale = staleIn(json, pairsOf(json.value, json.value, beside), pairsOf(before, before, beside));
  return [...stale, ...checkFigureDates(json, before)];
}

function checkStrings(root: string, file: string, before: (file: string) => unknown): Finding[] {
  const { value } = new JsonFile(root, file);
  return locales.slice(1).flatMap((locale) => {
    const other = file.replace(`locales/${defaultLocale}/`, `locales/${locale}/`);
    if (!fs.existsSync(path.join(root, other))) return [];
    const json = new JsonFile(root, other);
    const same = (at: JsonPath) => at;
    return staleIn(json, pairsOf(value, json.value, same), pairsOf(before(file), before(other), same));
  });
}

/** Returns a field of a Markdown text's front matter. */
export const detailOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: "?([^"\\n]*)`, "m").exec(text)?.[1];

function checkMarkdown(root: string, file: string, textBefore: (file: string) => string): Finding[] {
  const text = new MarkdownText(root, file);
  if (text.findings.length > 0) return [];
  const before = textBefore(file);
  const bodyBefore = (one: string) => frontMatterOf(textBefore(one))?.body ?? textBefore(one);
  const [folder, isFormer] = [path.posix.dirname(file), file.includes("/former/")];
  const isSource = path.posix.basename(file) === `${defaultLocale}.md`;
  const [value = "", day = ""] = ["version", "effectiveDate"].map((name) => detailOf(before, name));
  const [other, nearest] = [text.textOf("version"), `${folder}/former/${value}/`];
  const wasInForce = value !== "" && value !== other && day < text.textOf("effectiveDate");
  if (isSource && !isFormer && wasInForce && !fs.existsSync(path.join(root, nearest)))
    text.addTo("version", "version-not-kept", { value, other, nearest });
  if (bodyBefore(file) === text.body) return text.findings;
  if (isFormer) {
    text.addToBody({ rule: "former-changed" });
    return text.findings;
  }
  if (value !== "" && value === other) text.addTo("version", "version-not-raised", { value });
  const values = { source: excerpt(text.textOf("title")) };
  const stale = locales
    .slice(1)
    .map((locale) => `${folder}/${locale}.md`)
    .filter((one) => isSource && fs.existsSync(path.join(root, one)))
    .filter((one) => new MarkdownText(root, one).body === bodyBefore(one))
    .map((one): Finding => ({ file: one, item: "-", field: "body", rule: "stale-translation", values }));
  return [...text.findings, ...stale];
}

/**
 * Compares the content with a commit and reports outdated translations, legal texts with an unchanged version
 * number, removed addresses, replaced legal versions that were not archived, and edited or deleted archives.
 * Reports nothing without Git or without such a commit.
 */
export function checkChanges(root: string, since: string): Finding[] {
  const differing = (filter: string, ...paths: string[]) => {
    const options = ["--name-only", "--relative", "--no-renames", `--diff-filter=${filter}`, "-z"];
    return (git(root, "diff", ...options, since, "--", ...paths) ?? "").split("\0").filter(Boolean);
  };
  const changed = differing("M", "data", "locales").filter((file) => !file.startsWith("data/schema/"));
  const deleted = differing("D", `data/legal/*/former/*/${defaultLocale}.md`).map((file): Finding => ({
    file,
    item: "-",
    field: "-",
    rule: "former-changed",
  }));
  const textBefore = (file: string) => textAtCommit(root, since, file) ?? "";
  const before = (file: string) => parsed(textBefore(file));
  const ofFiles = changed.flatMap((file) => {
    if (file.endsWith(".md")) return checkMarkdown(root, file, textBefore);
    if (!file.endsWith(".json")) return [];
    if (file.startsWith(`locales/${defaultLocale}/`)) return checkStrings(root, file, before);
    return file.startsWith("data/") ? checkDataFile(new JsonFile(root, file), before(file)) : [];
  });
  return [...ofFiles, ...deleted, ...checkFormerSlugs(root, since, changed)];
}
