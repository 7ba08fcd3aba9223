import fs from "node:fs";
import path from "node:path";
import { defaultLocale, locales } from "../../src/config/languages";
import { isLeap, placeholdersIn } from "../../src/gatsby/data/interpolate";
import { git, textAtCommit } from "../../src/gatsby/data/git";
import { parsed } from "../../src/gatsby/data/json-texts";
import { filesBelow } from "../../src/gatsby/data/list-files";
import { legalTemplates } from "../../src/gatsby/data/page-sources";
import { placeholderValues } from "../../src/gatsby/data/placeholder-values";
import { contentDay, timingOf } from "../../src/gatsby/data/publishing";
import { storyPath } from "../../src/lib/addresses";
import { isFields } from "../../src/lib/is-fields";
import { fileFinding, isReminder, type Finding } from "./finding";
import { JsonFile } from "./rules/json-file";
import { frontMatterOf, MarkdownText } from "./rules/markdown-text";
import { translationsIn, type Translation } from "./rules/check-texts";
import { itemPrefixes } from "./rules/surroundings";

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Reports translations that did not change with their source; compares texts, not positions, as list items may
 * move.
 */
function checkStale(json: JsonFile, now: readonly Translation[], before: readonly Translation[]): void {
  const sources = new Set(before.map(({ source }) => source));
  const texts = new Set(before.map(({ text }) => text));
  for (const { at, source, text } of now)
    if (!sources.has(source) && texts.has(text))
      json.add(at, { rule: "stale-translation", values: { source: excerpt(source) } });
}

/**
 * Checks a data file for outdated translations, figures that changed greatly, and changed figures whose date
 * was not updated.
 */
function checkDataFile(json: JsonFile, before: unknown): void {
  checkStale(json, translationsIn(json.value), translationsIn(before));
  if (!isFields(json.value) || !isFields(before)) return;
  for (const [name, now] of Object.entries(json.value)) {
    const old = before[name];
    if (!isFields(now) || !isFields(old)) continue;
    const [value, other] = [Number(old.value), Number(now.value)];
    if (isLeap(value, other)) json.add([name, "value"], { rule: "large-change", values: { value, other } });
    const isDated = now.asOf !== undefined && now.asOf === old.asOf;
    if (isDated && now.value !== old.value && String(now.asOf) < contentDay())
      json.add([name, "asOf"], { rule: "date-not-raised", values: { value: String(now.asOf) } });
  }
}

function checkStrings(root: string, source: JsonFile, before: (file: string) => unknown): Finding[] {
  return locales.slice(1).flatMap((locale) => {
    const json = new JsonFile(root, source.file.replace(`/${defaultLocale}/`, `/${locale}/`));
    const both = (own: unknown, other: unknown) =>
      translationsIn({ [defaultLocale]: own, [locale]: other }).map((one) => ({
        ...one,
        at: one.at.slice(1),
      }));
    checkStale(json, both(source.value, json.value), both(before(source.file), before(json.file)));
    return json.findings;
  });
}

type TextOf = (file: string) => string;

/** Returns a field of a Markdown text's front matter. */
export const detailOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: "?([^"\\n]*)`, "m").exec(text)?.[1];

function checkMarkdown(
  root: string,
  file: string,
  textBefore: TextOf,
  newFacts: readonly string[],
): Finding[] {
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
    text.add(["version"], { rule: "version-not-kept", values: { value, other, nearest } });
  const isSame = bodyBefore(file) === text.body;
  if (isSame && newFacts.length === 0) return text.findings;
  if (isFormer) text.addToBody({ rule: "former-changed" });
  else if (value !== "" && value === other)
    text.add(["version"], {
      rule: isSame ? "fact-changed" : "version-not-raised",
      values: { value, ...(isSame && { found: newFacts.join("”, “") }) },
    });
  const values = { source: excerpt(text.textOf("title")) };
  const stale = locales
    .slice(1)
    .map((locale) => `${folder}/${locale}.md`)
    .filter((one) => isSource && !isFormer && !isSame && fs.existsSync(path.join(root, one)))
    .filter((one) => new MarkdownText(root, one).body === bodyBefore(one))
    .map((one) => ({ ...fileFinding(one, "stale-translation", values), field: "body" }));
  return [...text.findings, ...stale];
}

/** Content at a commit: the names of its files, and a function that returns a file's value. */
type Content = { files: readonly string[]; read: (file: string) => unknown };

/** Returns the slugs in a list or folder, in order; null if the list is unreadable. */
function slugsIn(name: string, { files, read }: Content): string[] | null {
  const item = new RegExp(`^data/${name}([^/]+)\\.json$`);
  if (name.endsWith("/")) return files.flatMap((file) => item.exec(file)?.[1] ?? []);
  const items = read(`data/${name}`);
  return Array.isArray(items) ? items.map((one) => (isFields(one) ? String(one.slug) : "")) : null;
}

/** Reports addresses that a change removed, with the `data/redirects.json` entry that keeps links working. */
function checkFormerSlugs(root: string, since: string, changed: readonly string[]): Finding[] {
  const before: Content = {
    files: (git(root, "ls-tree", "-r", "--name-only", since, "data") ?? "").split("\n"),
    read: (file) => parsed(textAtCommit(root, since, file)),
  };
  const now: Content = {
    files: filesBelow(path.join(root, "data")).map((name) => `data/${name}`),
    read: (file) => new JsonFile(root, file).value,
  };
  const redirects = now.read("data/redirects.json");
  // An unreadable file is itself reported, instead of every address that it contains.
  if (!Array.isArray(redirects)) return [];
  const kept = redirects.map((entry: { from?: string } | null) => entry?.from);
  return [...Object.keys(itemPrefixes), "stories/"].flatMap((name) => {
    const isFolder = name.endsWith("/");
    const current = isFolder || changed.includes(`data/${name}`) ? slugsIn(name, now) : null;
    return ((current && slugsIn(name, before)) ?? []).flatMap((slug, index): Finding[] => {
      if (current?.includes(slug)) return [];
      const file = isFolder ? `data/${name}${slug}.json` : `data/${name}`;
      const item: unknown = [before.read(file)].flat()[isFolder ? 0 : index];
      const isArticle = name === "press/" && before.files.includes(`data/press/articles/${slug}/tr.md`);
      const ownPage = isArticle ? `/press/${slug}/` : name === "stories/" ? storyPath(slug) : null;
      const value = ownPage ?? `${itemPrefixes[name]}${slug}`;
      if (kept.includes(value) || timingOf(item, contentDay()) !== "published") return [];
      const nearest = `{ "from": "${value}", "to": "${value.replace(/#.*|[^/]+\/$/, "")}" }`;
      return [fileFinding(file, "former-slug", { value, nearest })];
    });
  });
}

/**
 * Returns reminders about omissions and forbidden edits since a commit; empty if Git or the commit is missing.
 */
export function checkChanges(root: string, since: string): Finding[] {
  const facts = ["data/constants.json", "data/site.json"] as const;
  const differing = (filter: string, ...paths: string[]) => {
    const options = ["--name-only", "--relative", "--no-renames", `--diff-filter=${filter}`, "-z"];
    return (git(root, "diff", ...options, since, "--", ...paths) ?? "").split("\0").filter(Boolean);
  };
  const changed = differing("M", "data", "locales").filter((file) => !file.startsWith("data/schema/"));
  const deleted = differing("D", `data/legal/*/former/*/${defaultLocale}.md`);
  const textBefore: TextOf = (file) => textAtCommit(root, since, file) ?? "";
  const before = (file: string) => parsed(textBefore(file));
  const states = [(file: string) => new JsonFile(root, file).value, before].map((read) => {
    const [constants, site] = facts.map((file) => (read(file) ?? {}) as Record<string, never>);
    return placeholderValues(constants ?? {}, site ?? {});
  });
  const isNew = (name: string) => new Set(states.map((state) => JSON.stringify(state[name]))).size > 1;
  const showing = new Map(
    Object.keys(facts.some((file) => changed.includes(file)) ? legalTemplates : {})
      .map((id) => `data/legal/${id}/${defaultLocale}.md`)
      .map((file) => [file, [...new Set(placeholdersIn(new MarkdownText(root, file).body))].filter(isNew)]),
  );
  const affected = [...showing.keys()].filter((file) => showing.get(file)?.length);
  const ofFiles = [...new Set([...changed, ...affected])].flatMap((file) => {
    if (file.endsWith(".md")) return checkMarkdown(root, file, textBefore, showing.get(file) ?? []);
    const json = new JsonFile(root, file);
    if (file.startsWith(`locales/${defaultLocale}/`)) return checkStrings(root, json, before);
    if (file.startsWith("data/") && file.endsWith(".json")) checkDataFile(json, before(file));
    return json.findings;
  });
  // Errors of files that cannot be read are reported by the check of the content.
  const reminders = ofFiles.filter(({ rule }) => isReminder(rule));
  const ofDeleted = deleted.map((file) => fileFinding(file, "former-changed"));
  return [...reminders, ...ofDeleted, ...checkFormerSlugs(root, since, changed)];
}
