import type { Names } from "../content-files";
import type { Verdict } from "../finding";
import { isCopy } from "./damaged-text";
import { suggestion } from "./nearest";
import { placeholdersIn } from "../../../src/gatsby/data/interpolate";

const formVerdict = (found: string, name: string, at: number): Verdict => ({
  rule: "placeholder-form",
  values: { found: found.trim(), nearest: name && `→ {${name}}` },
  at,
});

/** What is wrong with how placeholders of a text are written, whatever they name. */
function judgeForm(text: string, known: ReadonlySet<string> | null): Verdict | null {
  for (const { 0: found, 1: name = "", index } of text.matchAll(/\$?\{+\s*(\w*)[^{}]*\}+/g))
    if (!/^\{\w+(?:: [^{},]+, [^{},]+)?\}$/.test(found)) return formVerdict(found, name, index);
  // As many signs as were there, so that places stay.
  const rest = text.replace(/\{[^{}]*\}|\[\[\w*\]\]/g, (found) => "-".repeat(found.length));
  const lone = /[{}]/.test(rest) ? /(\w*)\s*\}|\{\s*(\w*)/.exec(rest) : null;
  if (lone) return formVerdict(lone[0], lone[1] ?? lone[2] ?? "", lone.index);
  for (const { 0: found, 1: name = "", index } of rest.matchAll(/[[<]\s*(\w+)\s*[\]>](?!\()/g))
    if (known?.has(name)) return formVerdict(found, name, index);
  return null;
}

const sign = String.raw`[₺$€£]`;
/** Codes as they are, since “try” is a word; of names the stem, behind which Turkish puts its suffixes. */
const currency = String.raw`(?:(?:TL|TRY|USD|EUR|GBP)(?![A-Za-z])|[Ll]ira|[Dd]olar|[Dd]ollar|[Aa]vro|[Ee]uro|[Ss]terlin|[Pp]ound)`;
const besidePrice = new RegExp(`(?:(${sign})\\s*)?\\{(\\w+)\\}(?:\\s*(${sign}|${currency}))?`, "g");

/**
 * What is wrong with the placeholders of a text: the first that is written otherwise than `{name}`, every one without a value, a
 * figure that cannot be counted, a currency beside a price, which brings its own.
 */
export function judgePlaceholders(text: string, { placeholders: known, figures, prices }: Names): Verdict[] {
  if (!/[{}[<]/.test(text)) return [];
  const form = judgeForm(text, known);
  if (form) return [form];
  const unknown = known === null ? [] : placeholdersIn(text).filter((name) => !known.has(name));
  if (unknown.length > 0)
    return [...new Set(unknown)].map((name) => ({
      rule: "unknown-placeholder",
      values: { found: `{${name}}`, nearest: suggestion(name, [...(known ?? [])]) },
      at: text.indexOf(`{${name}`),
    }));
  for (const { 0: found, 1: name = "", index } of text.matchAll(/\{(\w+): [^{}]+\}/g))
    if (figures?.has(name) === false) return [formVerdict(found, name, index)];
  for (const { 1: before, 2: name = "", 3: after, index } of text.matchAll(besidePrice)) {
    const found = before ?? after;
    if (found !== undefined && prices.has(name))
      return [{ rule: "currency-twice", values: { placeholder: `{${name}}`, found }, at: index }];
  }
  return [];
}

/** What is wrong with a translation in `data/`: it is its source, or names other figures. It may name the company where its source says “we”. */
export function judgeTranslation(
  source: string,
  text: string,
  { figures }: Names,
  field = "",
): Verdict | null {
  if (isCopy(source, text, field)) return { rule: "untranslated" };
  const isFree = (name: string) => !figures?.has(name);
  const values = compareNames(placeholdersIn(source), placeholdersIn(text), isFree);
  return values ? { rule: "other-placeholders", values } : null;
}

/**
 * Names that a translation does not have although its source does, or has although its source does not. Null where there is no
 * such difference.
 * @param isFree names that a translation may have of its own
 */
export function compareNames(
  source: readonly string[],
  translation: readonly string[],
  isFree: (name: string) => boolean = () => false,
): Verdict["values"] | null {
  const without = (names: readonly string[], others: readonly string[]) =>
    [...new Set(names)].filter((name) => !others.includes(name)).sort();
  const missing = without(source, translation);
  const added = without(translation, source).filter((name) => !isFree(name));
  if (missing.length + added.length === 0) return null;
  return { expected: missing.join(", ") || "-", actual: added.join(", ") || "-" };
}
