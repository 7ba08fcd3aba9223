import fs from "node:fs";
import path from "node:path";
import { locales } from "../../src/config/languages";
import { checkChanges } from "../../plugins/content-check/check-changes";
import { checkContent } from "../../plugins/content-check/check-content";
import { describeFinding, type Finding } from "../../plugins/content-check/finding";
import { filesBelow } from "../../src/gatsby/data/list-files";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { inBoth, titlesFrom, translator, type Titles } from "../texts/translator";
import type { Studio } from "./call";
import type { Contents, ContentStore } from "./content-store";
import { readTarget } from "./documents";
import { formSchema } from "./form-schema";
import type { ListedChange } from "./history";
import { legalTextsWith, outlineItems } from "./outline";
import { Refusal } from "./refusal";
import { newRedirect } from "./outline-groups";
import { homeQuestions, markedForHome, withDisplayTitles } from "./titles";
import { isInside, itemAround, valueAt, type Target } from "./target";

export type FormFinding = {
  file: string;
  /** Path of the field in the form's value; null if the error must be fixed in another form. */
  at: JsonPath | null;
  /** Form that contains the field. */
  source: Target;
  message: Titles;
  /** Whether the reminder applies regardless of the field's value. */
  isLasting?: boolean;
  /** Correction to the field's text: the part to replace, and its replacement. */
  fix?: { from: string; to: string };
};

/** Returns the correction that a finding suggests for the text it quotes. */
function fixOf({ values: { value, found, nearest } = {} }: Finding): FormFinding["fix"] {
  const [from, to] = [value ?? found, String(nearest ?? "")];
  return typeof from === "string" && /^(?:→ (?!data\/)|\{)/.test(to)
    ? { from, to: to.replace("→ ", "") }
    : undefined;
}

/** Returns a key that identifies the same finding in repeated checks. */
const keyOf = ({ file, item, field, rule }: Finding) => [file, item, field, rule].join("\0");

/** Reports whether a finding concerns a new item's placeholder name; missing slugs have their own finding. */
const isNameless = ({ file, rule }: Finding) => rule === "slug-of-file" && file.endsWith("/new-item.json");

/** Returns the errors that unsaved content would introduce, by checking a copy of the content. */
export function newFindings(store: ContentStore, contents: Contents): Finding[] {
  const copy = store.own("check");
  // The checks derive the site's pages from `src/pages`.
  for (const folder of ["data", "locales", "src/pages"]) {
    const [from, to] = [path.join(store.root, folder), path.join(copy, folder)];
    for (const name of filesBelow(to))
      if (!fs.existsSync(path.join(from, name))) fs.rmSync(path.join(to, name));
    fs.cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
  for (const [file, content] of contents) {
    if (content === null) fs.rmSync(path.join(copy, file), { force: true });
    else fs.writeFileSync(store.own("check", file), content);
  }
  const known = new Set(checkContent(store.root).map(keyOf));
  return checkContent(copy).filter((finding) => !known.has(keyOf(finding)) && !isNameless(finding));
}

/** Returns the location of a finding as a target; all languages of a text or string share one `file`. */
function sourceOf({ file, item, field, rule }: Finding): Target {
  if (rule === "former-slug") return newRedirect;
  const keys = field === "-" ? [] : field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const language = locales.find((locale) => file.endsWith(`/${locale}.md`));
  if (language) {
    const isShared = ["version", "effectiveDate", "-"].includes(field);
    return { file: path.posix.dirname(file), at: isShared ? keys : [field, language] };
  }
  const strings = locales.find((locale) => file.startsWith(`locales/${locale}/`));
  if (strings) return { file: file.replace(`/${strings}/`, "/"), at: [...keys, strings] };
  const index = /^#(\d+)/.exec(item)?.[1];
  return { file, at: index === undefined ? keys : [Number(index), ...keys] };
}

/** Returns the title of the item that a rejected field refers to by its slug; undefined for other fields. */
const itemMeant = (root: string, source: Target, { rule, values }: Finding): Titles | undefined =>
  ["not-allowed", "twice"].includes(rule) && source.file.startsWith("data/")
    ? formSchema(root, source, undefined, "tr")["x-labels"]?.[String(values?.value)]
    : undefined;

/** Converts findings to entries of a target's form, with messages in all languages. */
export const findingsFor = (root: string, target: Target, findings: readonly Finding[]): FormFinding[] =>
  findings.map((finding) => {
    const { file, rule, values } = finding;
    const source = sourceOf(finding);
    const item = itemMeant(root, source, finding);
    // Only an item that is being removed has a title but is not allowed.
    const isUsed = item && rule === "not-allowed";
    return {
      file,
      at: isInside(target, source) ? source.at.slice(target.at.length) : null,
      source,
      message: titlesFrom((locale) => {
        const named = item ? { ...finding, values: { ...values, value: item[locale] } } : finding;
        if (rule === "former-slug")
          return translator(locale)("formerSlug", { address: String(values?.value) });
        const text = isUsed ? translator(locale)("usedHere", { item }) : describeFinding(named, locale);
        return withDisplayTitles(root, file, locale)(text);
      }),
      fix: fixOf(finding),
    };
  });

/** Returns the reminders about all changes since the last commit. */
export const openReminders = (root: string): FormFinding[] =>
  findingsFor(root, { file: "", at: [] }, checkChanges(root, "HEAD"));

type Around = Pick<Studio, "store" | "history">;

/**
 * Rejects undoing a change that other content now depends on, such as adding a question that the price list
 * references.
 */
export function rejectIfNeeded({ store, history }: Around, change: ListedChange, findings: Finding[]): void {
  const [needed] = findingsFor(store.root, { file: "", at: [] }, findings);
  if (!needed) return;
  const item = itemAround(outlineItems(store.root), needed.source);
  const name = item
    ? titlesFrom((locale) => `${item.section[locale]} › ${item.title[locale]}`)
    : needed.source.file;
  const { value, found = value } = findings[0]?.values ?? {};
  const uses = (content: Buffer | null) => String(content).split(String(found)).length;
  const step = history.firstStep(change, (_, before, after) => uses(before) !== uses(after));
  throw new Refusal(409, "neededSince", { name, step: step ?? needed.message });
}

/**
 * Returns reminders about an item beyond those of the content check: for a figure that also changes legal texts
 * in force, and for a question that is marked for the home page but too far down the list to appear there.
 */
export function noticesFor(store: ContentStore, { file, at }: Target): FormFinding[] {
  const notice = (field: string, message: Titles, isLasting?: boolean) => [
    { file, at: [field], source: { file, at: [...at, field] }, message, isLasting },
  ];
  const [index] = at;
  const contracts = file === "data/constants.json" ? legalTextsWith(store.root, String(index)) : [];
  const texts = titlesFrom((locale) => contracts.map((title) => title[locale]).join(", "));
  if (contracts.length > 0) return notice("value", inBoth("inContracts", { texts }), true);
  if (file !== "data/faq.json" || typeof index !== "number") return [];
  const questions = readTarget(store, { file, at: [] }) as unknown[];
  const before = markedForHome(questions.slice(0, index));
  const isMarked = valueAt(questions, [index, "isHighlighted"]) === true;
  if (before.length < homeQuestions || !isMarked) return [];
  return notice("isHighlighted", inBoth("homeFull", { count: homeQuestions, place: before.length + 1 }));
}
