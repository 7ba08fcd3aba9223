import type { FileError } from "../finding";
import { isCopy } from "./damaged-text";
import { nearestOf, suggestion } from "./nearest";
import type { Names } from "./surroundings";
import { placeholdersIn } from "../../../src/gatsby/data/interpolate";

const formVerdict = (found: string, name: string, at: number): FileError => ({
  rule: "placeholder-form",
  values: { found: found.trim(), nearest: name && `→ {${name}}` },
  at,
});

/** Reports invalid placeholder syntax, regardless of the names. */
function judgeForm(text: string, known: ReadonlySet<string>): FileError | null {
  for (const { 0: found, 1: name = "", index } of text.matchAll(/\$?\{+\s*([\w\p{L}]*)[^{}]*\}+/gu))
    if (!/^\{\w+(?:: [^{},]+, [^{},]+)?\}$/.test(found))
      return formVerdict(found, nearestOf(name, [...known]) ?? "", index);
  // Same length as before, so that offsets remain correct.
  const rest = text.replace(/\{[^{}]*\}|\[\[\w*\]\]/g, (found) => "-".repeat(found.length));
  const lone = /[{}]/.test(rest) ? /(\w*)\s*\}|\{\s*(\w*)/.exec(rest) : null;
  if (lone) return formVerdict(lone[0], lone[1] ?? lone[2] ?? "", lone.index);
  for (const { 0: found, 1: name = "", index } of rest.matchAll(/[[<]\s*(\w+)\s*[\]>](?!\()/g))
    if (known.has(name)) return formVerdict(found, name, index);
  return null;
}

const sign = String.raw`[₺$€£]`;
/**
 * Matches currency codes exactly, since “try” is a word, and currency names by stem, because Turkish adds
 * suffixes.
 */
const code = String.raw`(?<![A-Za-z])(?:TL|TRY|USD|EUR|GBP)(?![A-Za-z])`;
const currency = String.raw`(?:${code}|[Ll]ira|[Dd]olar|[Dd]ollar|[Aa]vro|[Ee]uro|[Ss]terlin|[Pp]ound)`;
const besidePrice = new RegExp(`(?:(${sign}|${code})\\s*)?\\{(\\w+)\\}(?:\\s*(${sign}|${currency}))?`, "g");

/**
 * Reports errors in the placeholders of a string: the first with invalid syntax, every unknown name, plural
 * forms of a name that is not a figure, and a currency next to a price, which is formatted with its own.
 */
export function judgePlaceholders(
  text: string,
  { placeholders: known, figures, prices }: Names,
): FileError[] {
  if (!/[{}[<]/.test(text)) return [];
  const form = judgeForm(text, known);
  if (form) return [form];
  const unknown = placeholdersIn(text).filter((name) => !known.has(name));
  if (unknown.length > 0)
    return [...new Set(unknown)].map((name) => ({
      rule: "unknown-placeholder",
      values: { found: `{${name}}`, nearest: suggestion(name, [...known]) },
      at: text.indexOf(`{${name}`),
    }));
  for (const { 0: found, 1: name = "", index } of text.matchAll(/\{(\w+): [^{}]+\}/g))
    if (!figures.has(name)) return [formVerdict(found, name, index)];
  for (const { 1: before, 2: name = "", 3: after, index } of text.matchAll(besidePrice)) {
    const found = before ?? after;
    if (found !== undefined && prices.has(name))
      return [{ rule: "currency-twice", values: { placeholder: `{${name}}`, found }, at: index }];
  }
  return [];
}

/**
 * Reports a translation in `data/` that equals its source or uses different figures. It may name the company
 * where the source uses “we”.
 */
export function judgeTranslation(
  source: string,
  text: string,
  { figures }: Names,
  field = "",
): FileError | null {
  if (isCopy(source, text, field)) return { rule: "untranslated" };
  const isFree = (name: string) => !figures.has(name);
  return compareNames(placeholdersIn(source), placeholdersIn(text), isFree);
}

/**
 * Reports names that occur only in the source or, failing that, only in the translation.
 * @param isFree reports whether a translation may add the name
 */
export function compareNames(
  source: readonly string[],
  translation: readonly string[],
  isFree: (name: string) => boolean = () => false,
): FileError | null {
  const without = (names: readonly string[], others: readonly string[]) =>
    [...new Set(names)].filter((name) => !others.includes(name)).sort();
  const missing = without(source, translation);
  const added = without(translation, source).filter((name) => !isFree(name));
  const isMissing = missing.length > 0;
  const found = (isMissing ? missing : added).map((name) => `{${name}}`).join(", ");
  return found ? { rule: isMissing ? "missing-placeholder" : "extra-placeholder", values: { found } } : null;
}
