import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../config/languages";
import { checkFormerSlugs } from "./check-former-slugs";
import { effectiveDay } from "./check-legal-texts";
import type { Finding } from "./finding";
import { frontMatterOf } from "./front-matter";
import { git, textAtCommit } from "./git";
import { JsonFile, textsIn, type JsonPath } from "./json-file";
import { MarkdownText } from "./markdown-text";

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

type Pair = { at: JsonPath; source: string; translation: string };

/** The texts of a data file with their translations. */
function pairsIn(value: unknown): Pair[] {
  const texts = textsIn(value);
  const sources = new Map(
    texts.filter(({ at }) => at.at(-1) === defaultLocale).map(({ at, text }) => [parentOf(at), text]),
  );
  return texts.flatMap(({ at, text }) => {
    const source = at.at(-1) === defaultLocale ? undefined : sources.get(parentOf(at));
    return source === undefined ? [] : [{ at, source, translation: text }];
  });
}

const parentOf = (at: JsonPath) => at.slice(0, -1).join("\0");

/** Pairs are compared by their texts: where an item stands in a list says nothing. */
function checkDataFile(json: JsonFile, before: unknown): Finding[] {
  const old = pairsIn(before);
  const sources = new Set(old.map(({ source }) => source));
  const translations = new Set(old.map(({ translation }) => translation));
  return pairsIn(json.value)
    .filter(({ source, translation }) => !sources.has(source) && translations.has(translation))
    .map(({ at, source }) => json.finding(at, "stale-translation", { source: excerpt(source) }));
}

function checkStrings(root: string, file: string, before: unknown, textBefore: (file: string) => string) {
  const source = new Map(textsIn(before).map(({ at, text }) => [at.join("\0"), text]));
  const now = new JsonFile(root, file);
  const changed = textsIn(now.value).filter(({ at, text }) => {
    const old = source.get(at.join("\0"));
    return old !== undefined && old !== text;
  });
  return locales.slice(1).flatMap((locale) => {
    const other = file.replace(`locales/${defaultLocale}/`, `locales/${locale}/`);
    if (!fs.existsSync(path.join(root, other))) return [];
    const json = new JsonFile(root, other);
    const valueAt = (texts: unknown, at: JsonPath) =>
      textsIn(texts).find((text) => text.at.join("\0") === at.join("\0"))?.text;
    const old = parse(textBefore(other));
    return changed
      .filter(({ at }) => valueAt(json.value, at) === valueAt(old, at))
      .map(({ at, text }) => json.finding(at, "stale-translation", { source: excerpt(text) }));
  });
}

/** A detail on top of a Markdown text. */
export const detailOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: "?([^"\\n]*)`, "m").exec(text)?.[1];

/** Notes a version that was in force, has been followed by another one, and is kept nowhere. */
function checkKept(root: string, text: MarkdownText, before: string): void {
  const version = detailOf(before, "version") ?? "";
  const next = text.textOf("version");
  const kept = path.posix.join(path.posix.dirname(text.file), "former", version);
  const wasInForce = (detailOf(before, "effectiveDate") ?? "") < effectiveDay(text);
  if (version !== "" && version !== next && wasInForce && !fs.existsSync(path.join(root, kept)))
    text.addTo("version", "version-not-kept", { value: version, other: next, nearest: `${kept}/` });
}

function checkMarkdown(root: string, file: string, changed: ReadonlySet<string>, before: string): Finding[] {
  const text = new MarkdownText(root, file);
  if (text.findings.length > 0) return [];
  const isSource = path.posix.basename(file) === `${defaultLocale}.md`;
  const isFormer = file.includes("/former/");
  if (isSource && !isFormer) checkKept(root, text, before);
  const bodyOf = (whole: string) => frontMatterOf(whole)?.body ?? whole;
  if (bodyOf(before) === text.body) return text.findings;
  if (isFormer) {
    text.add("former-changed", {}, undefined, "body");
    return text.findings;
  }
  const version = detailOf(before, "version");
  if (version !== undefined && text.textOf("version") === version)
    text.addTo("version", "version-not-raised", { value: version });
  const stale = locales
    .slice(1)
    .map((locale) => path.posix.join(path.posix.dirname(file), `${locale}.md`))
    .filter((other) => isSource && !changed.has(other) && fs.existsSync(path.join(root, other)))
    .map((other): Finding => ({
      file: other,
      item: "-",
      field: "body",
      rule: "stale-translation",
      values: { source: excerpt(text.textOf("title")) },
    }));
  return [...text.findings, ...stale];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Compares the content with a commit: translations that have not followed their source, legal texts whose version has not been
 * raised, addresses that are gone, versions that were replaced and not kept, kept ones that were changed. Says nothing where there is no Git, or no such commit.
 */
export function checkChanges(root: string, since: string): Finding[] {
  const list = git(
    root,
    "diff",
    "--name-only",
    "--relative",
    "--diff-filter=M",
    "-z",
    since,
    "--",
    "data",
    "locales",
  );
  const changed = new Set((list ?? "").split("\0").filter(Boolean));
  const textBefore = (file: string) => textAtCommit(root, since, file) ?? "";
  const ofFiles = [...changed].flatMap((file) => {
    if (file.endsWith(".md")) return checkMarkdown(root, file, changed, textBefore(file));
    if (!file.endsWith(".json") || file.startsWith("data/schema/")) return [];
    if (file.startsWith(`locales/${defaultLocale}/`))
      return checkStrings(root, file, parse(textBefore(file)), textBefore);
    return file.startsWith("data/") ? checkDataFile(new JsonFile(root, file), parse(textBefore(file))) : [];
  });
  return [...ofFiles, ...checkFormerSlugs(root, since)];
}
