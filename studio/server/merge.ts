import { isDeepStrictEqual } from "node:util";
import type { JsonPath } from "../../src/gatsby/data/json-texts";
import { diffValues, editJson, idOf, type JsonEdit } from "./edit-json";
import { isLocale } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { PlaceholderValues } from "../../src/gatsby/data/interpolate";
import { labelAt } from "../app/ui-schema";
import { unmarked } from "../../src/lib/marked-text";
import { differences } from "../texts/differences";
import { shortened, shownValue } from "../texts/shown-value";
import { schemaAt, type FormSchema } from "./form-schema";
import { valueAt } from "./target";

/** Field changed both in the form and on disk. */
export type Conflict = { at: JsonPath; mine: unknown; theirs: unknown };

export const isSameItem = (a: unknown, b: unknown): boolean => idOf(a) === idOf(b);

/** Returns the slugs or ids of a list, or the list itself if an item lacks both. */
function idsOrItems(list: unknown): unknown {
  const ids = Array.isArray(list) ? list.map(idOf) : [undefined];
  return ids.includes(undefined) ? list : ids;
}

/**
 * Reports whether two states have the same value at the location of an edit or, where it adds or removes an
 * item, a list of the same items. Items with neither slug nor id are identified by their position in a list of
 * equal length.
 */
export function isUntouched({ path, kind }: JsonEdit, before: unknown, now: unknown): boolean {
  const isSameAt = (_: unknown, index: number) => {
    if (typeof path[index] !== "number") return true;
    const [old, present] = [before, now].map((state) => valueAt(state, path.slice(0, index + 1)));
    const [length, other] = [before, now].map((state) => valueAt(state, [...path.slice(0, index), "length"]));
    return isSameItem(old, present) && (idOf(old) !== undefined || length === other);
  };
  const isAlike = (at: JsonPath, of = (part: unknown) => part) =>
    isDeepStrictEqual(of(valueAt(before, at)), of(valueAt(now, at)));
  const list = path.slice(0, -1);
  const isOfList = kind !== "set" && typeof path.at(-1) === "number";
  if (isOfList && !isAlike(list, idsOrItems)) return false;
  return kind === "insert" ? list.every(isSameAt) : isAlike(path) && path.every(isSameAt);
}

/**
 * Merges a value with a version saved in the meantime, which takes precedence where both changed.
 * @param before value that the form started with
 * @param now value on disk
 */
export function merged(before: unknown, mine: unknown, now: unknown) {
  const edits = diffValues(before, mine);
  const open = edits.filter((edit) => isSameItem(before, now) && isUntouched(edit, before, now));
  const conflicts = edits
    .filter((edit) => !open.includes(edit))
    .map(({ path }): Conflict => ({ at: path, mine: valueAt(mine, path), theirs: valueAt(now, path) }))
    .filter((one) => !isSameItem(before, now) || !isDeepStrictEqual(one.mine, one.theirs));
  if (isDeepStrictEqual(before, now)) return { value: mine, conflicts };
  return { value: JSON.parse(editJson(JSON.stringify(now), open)) as unknown, conflicts };
}

/** Returns, in parentheses, the language of a text; empty for other values. */
function languageIn(path: JsonPath, locale: MaintainerLanguage): string {
  const language = path.find(isLocale);
  return language ? `(${new Intl.DisplayNames(locale, { type: "language" }).of(language)})` : "";
}

/** Maximum length of an added or removed value in the description of a change, in characters. */
const maxLength = 60;

/**
 * Describes the changed fields of an item by title, old value and new value, with one entry per text
 * difference; omits values that are displayed identically.
 * @param titles titles of deleted items by slug
 * @example changedFields(schema, { value: 25 }, { value: 29 }, {}, "tr") // ["Değer: 25 → 29"]
 */
export function changedFields(
  schema: FormSchema,
  before: unknown,
  after: unknown,
  placeholders: PlaceholderValues,
  locale: MaintainerLanguage,
  titles: ReadonlyMap<string, string> = new Map(),
): string[] {
  return diffValues(before, after).flatMap(({ path, kind, value }) => {
    const states =
      kind === "set" ? [valueAt(before, path), value] : [value ?? valueAt(before, path), undefined];
    const field = path.filter((key) => !isLocale(key));
    const labels = schemaAt(schema, field)?.["x-labels"];
    const titleOf = (state: unknown) =>
      labels && (labels[String(state)]?.[locale] ?? titles.get(String(state)));
    const [old = "", now = ""] = states.map(
      (state) => titleOf(state) ?? shownValue(state, placeholders, locale),
    );
    if (old === now) return [];
    const whole = [unmarked(old), unmarked(now)].map((text) => shortened(text, maxLength));
    const texts = kind === "set" && old !== "–" && now !== "–" ? differences(old, now) : [whole];
    const title = [labelAt(schema, field), languageIn(path, locale)].filter(Boolean).join(" ");
    return texts.map(
      (pair) => `${title ? `${title}: ` : ""}${(kind === "insert" ? pair.reverse() : pair).join(" → ")}`,
    );
  });
}
