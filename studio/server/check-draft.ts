import fs from "node:fs";
import path from "node:path";
import { locales } from "../../src/config/languages";
import { checkContent } from "../../plugins/content-check/check-content";
import { describeFinding, type Finding } from "../../plugins/content-check/finding";
import { maintainerLanguages, type MaintainerLanguage } from "../../src/config/maintainer-language";
import { filesBelow } from "../../src/gatsby/data/list-files";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import type { Contents, ContentStore } from "./content-store";
import { withDisplayTitles } from "./titles";
import { isInside, type Target } from "./target";

/** Validation error as shown in forms. */
export type FormFinding = {
  file: string;
  /** Path of the field within the form's value; null if the error has to be fixed in another form. */
  at: JsonPath | null;
  /** Target of the form that contains the field. */
  source: Target;
  message: Record<MaintainerLanguage, string>;
  /** Redirect from a published address that no longer exists. */
  redirect?: Redirect;
};

export type Redirect = { from: string; to: string };

/** Returns the entry for `data/redirects.json` that a finding suggests. */
export const offeredRedirect = ({ rule, values }: Finding): Redirect | undefined =>
  rule === "former-slug" ? (JSON.parse(String(values?.nearest)) as Redirect) : undefined;

/** Folders to copy: the content, and `src/pages`, from which the checks derive the site's pages. */
const copied = ["data", "locales", "src/pages"];

/** Returns a key that identifies a finding across checks. */
const keyOf = ({ file, item, field, rule }: Finding) => [file, item, field, rule].join("\0");

/**
 * Reports whether a finding is only about the placeholder file name of a new item without a slug; the missing
 * slug is reported separately.
 */
const isNameless = ({ file, rule }: Finding) => rule === "slug-of-file" && file.endsWith("/new-item.json");

/** Reports whether a file differs from its copy, for example because the last checked draft changed it. */
function isOther(file: string, copy: string): boolean {
  const [one, other] = [fs.lstatSync(file), fs.lstatSync(copy, { throwIfNoEntry: false })];
  if (one.isDirectory()) return true;
  return one.size !== other?.size || Math.abs(one.mtimeMs - other.mtimeMs) >= 1;
}

/** Returns the errors that unsaved content would introduce, by the rules of the build in a copy of the content. */
export function newFindings(store: ContentStore, contents: Contents): Finding[] {
  const copy = store.folder("check");
  for (const folder of copied) {
    const [from, to] = [path.join(store.root, folder), path.join(copy, folder)];
    for (const name of filesBelow(to))
      if (!fs.existsSync(path.join(from, name))) fs.rmSync(path.join(to, name));
    fs.cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: isOther });
  }
  for (const [file, content] of contents) {
    const place = path.join(copy, file);
    if (content === null) fs.rmSync(place, { force: true });
    else {
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, content);
    }
  }
  const known = new Set(checkContent(store.root).map(keyOf));
  return checkContent(copy).filter((finding) => !known.has(keyOf(finding)) && !isNameless(finding));
}

const keysOf = (field: string): (string | number)[] =>
  field === "-" ? [] : field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/**
 * Returns the location of a finding as a target; the language versions of a text or string share one `file`.
 */
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

/** Converts findings for the form of a target, with messages in all languages. */
export const findingsFor = (root: string, target: Target, findings: readonly Finding[]): FormFinding[] =>
  findings.map((finding) => {
    const source = sourceOf(finding);
    const messages = maintainerLanguages.map((language) => {
      const withTitles = withDisplayTitles(root, finding.file, language);
      return [language, withTitles(describeFinding(finding, language))];
    });
    return {
      file: finding.file,
      at: isInside(target, source) ? source.at.slice(target.at.length) : null,
      source,
      message: Object.fromEntries(messages) as FormFinding["message"],
      redirect: offeredRedirect(finding),
    };
  });
