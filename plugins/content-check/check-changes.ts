import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../src/config/languages";
import { checkFormerSlugs } from "./rules/check-former-slugs";
import type { Finding } from "./finding";
import { frontMatterOf } from "./rules/front-matter";
import { git, textAtCommit } from "../../src/gatsby/data/git";
import { JsonFile } from "./rules/json-file";
import { parsed, textsIn, type JsonPath } from "../../src/gatsby/data/json-texts";
import { MarkdownText } from "./rules/markdown-text";

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const staleAt = (json: JsonFile, at: JsonPath, source: string) =>
  json.finding(at, "stale-translation", { source: excerpt(source) });

/** Pairs each text of a data file with its translation. */
function pairsIn(value: unknown): { at: JsonPath; source: string; translation: string }[] {
  const texts = textsIn(value);
  const parentOf = (at: JsonPath) => at.slice(0, -1).join("\0");
  const sources = new Map(
    texts.filter(({ at }) => at.at(-1) === defaultLocale).map(({ at, text }) => [parentOf(at), text]),
  );
  return texts.flatMap(({ at, text }) => {
    const source = at.at(-1) === defaultLocale ? undefined : sources.get(parentOf(at));
    return source === undefined ? [] : [{ at, source, translation: text }];
  });
}

/** Compares pairs by text, because an item's position in a list may change. */
function checkDataFile(json: JsonFile, before: unknown): Finding[] {
  const old = pairsIn(before);
  const sources = new Set(old.map(({ source }) => source));
  const translations = new Set(old.map(({ translation }) => translation));
  return pairsIn(json.value)
    .filter(({ source, translation }) => !sources.has(source) && translations.has(translation))
    .map(({ at, source }) => staleAt(json, at, source));
}

/** Reports strings whose source has changed since the commit while a translation has not. */
function checkStrings(root: string, file: string, before: (file: string) => unknown): Finding[] {
  const byKey = (value: unknown) => new Map(textsIn(value).map(({ at, text }) => [at.join("\0"), text]));
  const source = byKey(before(file));
  const changed = textsIn(new JsonFile(root, file).value).filter(
    ({ at, text }) => (source.get(at.join("\0")) ?? text) !== text,
  );
  return locales.slice(1).flatMap((locale) => {
    const other = file.replace(`locales/${defaultLocale}/`, `locales/${locale}/`);
    if (!fs.existsSync(path.join(root, other))) return [];
    const json = new JsonFile(root, other);
    const [old, now] = [byKey(before(other)), byKey(json.value)];
    return changed
      .filter(({ at }) => old.get(at.join("\0")) === now.get(at.join("\0")))
      .map(({ at, text }) => staleAt(json, at, text));
  });
}

/** Returns a field of a Markdown text's front matter. */
export const detailOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: "?([^"\\n]*)`, "m").exec(text)?.[1];

function checkMarkdown(root: string, file: string, changed: readonly string[], before: string): Finding[] {
  const text = new MarkdownText(root, file);
  if (text.findings.length > 0) return [];
  const [folder, isFormer] = [path.posix.dirname(file), file.includes("/former/")];
  const isSource = path.posix.basename(file) === `${defaultLocale}.md`;
  const [value = "", day = ""] = ["version", "effectiveDate"].map((name) => detailOf(before, name));
  const [other, nearest] = [text.textOf("version"), `${folder}/former/${value}/`];
  const wasInForce = value !== "" && value !== other && day < text.textOf("effectiveDate");
  if (isSource && !isFormer && wasInForce && !fs.existsSync(path.join(root, nearest)))
    text.addTo("version", "version-not-kept", { value, other, nearest });
  if ((frontMatterOf(before)?.body ?? before) === text.body) return text.findings;
  if (isFormer) {
    text.addToBody({ rule: "former-changed" });
    return text.findings;
  }
  if (value !== "" && value === other) text.addTo("version", "version-not-raised", { value });
  const values = { source: excerpt(text.textOf("title")) };
  const stale = locales
    .slice(1)
    .map((locale) => `${folder}/${locale}.md`)
    .filter((one) => isSource && !changed.includes(one) && fs.existsSync(path.join(root, one)))
    .map((one): Finding => ({ file: one, item: "-", field: "body", rule: "stale-translation", values }));
  return [...text.findings, ...stale];
}

/**
 * Compares the content with a commit and reports outdated translations, legal texts with an unchanged version
 * number, removed addresses, replaced legal versions that were not archived, and edited archives. Reports
 * nothing without Git or without such a commit.
 */
export function checkChanges(root: string, since: string): Finding[] {
  const options = ["--name-only", "--relative", "--diff-filter=M", "-z"];
  const list = git(root, "diff", ...options, since, "--", "data", "locales") ?? "";
  const changed = list.split("\0").filter((file) => file !== "" && !file.startsWith("data/schema/"));
  const textBefore = (file: string) => textAtCommit(root, since, file) ?? "";
  const before = (file: string) => parsed(textBefore(file));
  const ofFiles = changed.flatMap((file) => {
    if (file.endsWith(".md")) return checkMarkdown(root, file, changed, textBefore(file));
    if (!file.endsWith(".json")) return [];
    if (file.startsWith(`locales/${defaultLocale}/`)) return checkStrings(root, file, before);
    return file.startsWith("data/") ? checkDataFile(new JsonFile(root, file), before(file)) : [];
  });
  return [...ofFiles, ...checkFormerSlugs(root, since, changed)];
}
