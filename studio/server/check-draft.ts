import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { locales } from "../../src/config/languages";
import { checkContent } from "../../plugins/content-check/check-content";
import { describeFinding, type Finding } from "../../plugins/content-check/finding";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Contents, ContentStore } from "./content-store";
import type { Target } from "./documents";
import { withDisplayTitles } from "./display-titles";

/** Validation error as forms show it. */
export type FormFinding = {
  file: string;
  /** Path of the field within the form's value; null if the error has to be fixed in another form. */
  at: JsonPath | null;
  /** The same field, as the target of a form. */
  source: Target;
  message: Record<MaintainerLanguage, string>;
  /** Redirect from a published address that no longer exists. */
  redirect?: Redirect;
};

export type Redirect = { from: string; to: string };

/** Returns the entry for `data/redirects.json` that a finding suggests. */
export const offeredRedirect = ({ rule, values }: Finding): Redirect | undefined =>
  rule === "former-slug" ? (JSON.parse(String(values?.nearest)) as Redirect) : undefined;

/** Content, and the source files that define pages and strings. */
const copied = ["data", "locales", "src"];

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name).replaceAll("\\", "/"));

/** Creates a hard link, which costs neither time nor space, or a copy if the file system has none. */
function linkFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.rmSync(to, { force: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/** Returns the identity of a finding across checks. */
const keyOf = ({ file, item, field, rule }: Finding) => [file, item, field, rule].join("\0");

/** A new item without a slug is in a placeholder file; its missing slug is reported separately. */
const isNameless = ({ file, rule }: Finding) => rule === "slug-of-file" && file.endsWith("/new-item.json");

/**
 * Checks unsaved content with the rules of the build in a copy of the content. Changed files are written as
 * new files there, never through hard links, so the content itself stays untouched.
 */
export class DraftChecker {
  /** Findings of the saved content, and the file states that they apply to. */
  private known = { states: new Map<string, string>(), findings: new Set<string>() };
  private drafted = new Set<string>();

  constructor(private readonly store: ContentStore) {}

  /** Synchronises the copy with the content; returns the state of each file. */
  private prepare(): Map<string, string> {
    const states = new Map<string, string>();
    const shadow = this.store.folder("check");
    for (const folder of copied) {
      const [from, to] = [path.join(this.store.root, folder), path.join(shadow, folder)];
      fs.mkdirSync(to, { recursive: true });
      const wanted = new Set(filesBelow(from));
      for (const name of filesBelow(to)) if (!wanted.has(name)) fs.rmSync(path.join(to, name));
      for (const name of wanted) {
        const [source, twin] = [fs.statSync(path.join(from, name)), path.join(to, name)];
        const other = fs.statSync(twin, { throwIfNoEntry: false });
        states.set(`${folder}/${name}`, `${source.ino} ${source.mtimeMs}`);
        const isTwin = other?.ino === source.ino && other.mtimeMs === source.mtimeMs;
        if (!isTwin) linkFile(path.join(from, name), twin);
      }
    }
    return states;
  }

  /** Returns the errors that a draft would introduce. */
  newFindings(contents: Contents): Finding[] {
    const shadow = this.store.folder("check");
    const states = this.prepare();
    if (!isDeepStrictEqual(this.known.states, states))
      this.known = { states, findings: new Set(checkContent(shadow).map(keyOf)) };
    for (const [file, content] of contents) {
      const place = path.join(shadow, file);
      fs.rmSync(place, { force: true });
      if (content === null) continue;
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, content);
    }
    const findings = checkContent(shadow);
    this.drafted = new Set(findings.map(keyOf));
    return findings.filter((finding) => !this.known.findings.has(keyOf(finding)) && !isNameless(finding));
  }

  /** Records that the last checked draft has been saved, so that its findings become the current ones. */
  noteSaved(contents: Contents): void {
    const states = this.prepare();
    const others = (all: Map<string, string>) => [...all].filter(([file]) => !contents.has(file));
    if (isDeepStrictEqual(others(states), others(this.known.states)))
      this.known = { states, findings: this.drafted };
  }
}

const keysOf = (field: string): (string | number)[] =>
  field === "-" ? [] : field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns the target of a finding; texts and strings of all languages share one. */
function sourceOf({ file, item, field }: Finding): Target {
  const language = locales.find((locale) => file.endsWith(`/${locale}.md`));
  if (language) {
    const isShared = ["version", "effectiveDate", "-"].includes(field);
    return { file: path.posix.dirname(file), at: isShared ? keysOf(field) : [field, language] };
  }
  const strings = locales.find((locale) => file.startsWith(`locales/${locale}/`));
  if (strings) return { file: file.replace(`/${strings}/`, "/"), at: [...keysOf(field), strings] };
  const index = /^#(\d+)/.exec(item)?.[1];
  return { file, at: [...(index === undefined ? [] : [Number(index)]), ...keysOf(field)] };
}

/** Returns a path relative to a target; null if it is outside the target. */
function placeIn(target: Target, { file, at }: Target): JsonPath | null {
  const isInside = file === target.file && target.at.every((key, place) => key === at[place]);
  return isInside ? at.slice(target.at.length) : null;
}

/** Returns findings as the form of a target shows them, in all languages. */
export const findingsFor = (root: string, target: Target, findings: readonly Finding[]): FormFinding[] =>
  findings.map((finding) => ({
    file: finding.file,
    at: placeIn(target, sourceOf(finding)),
    source: sourceOf(finding),
    message: Object.fromEntries(
      maintainerLanguages.map((language) => [
        language,
        withDisplayTitles(root, finding.file, language)(describeFinding(finding, language)),
      ]),
    ) as FormFinding["message"],
    redirect: offeredRedirect(finding),
  }));
