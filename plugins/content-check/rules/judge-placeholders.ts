import { placeholdersIn } from "../../../src/gatsby/data/interpolate";
import type { FileError } from "../finding";
import { isCopy } from "./damaged-text";
import { nearestOf, suggestion } from "./nearest";
import type { Surroundings } from "./surroundings";

export type Names = Surroundings["names"];

/** Reports braces outside placeholders. `form` matches a placeholder; `write` formats one with a given name. */
export function judgeBraces(
  text: string,
  known: readonly string[],
  form: RegExp,
  write: (name: string, isFormatted: boolean) => string,
): FileError | null {
  // Same length as before, so that offsets remain correct.
  const rest = text.replace(form, (found) => "-".repeat(found.length));
  if (!/[{}]/.test(rest)) return null;
  const lone = /([\w\p{L}]*)\s*\}|\$?\{[{\s]*([\w\p{L}]*)(\s*,)?(?:[^{}]*\}+)?/u.exec(rest);
  if (!lone) return null;
  const { 0: whole, 1: before, 2: inside = "", 3: comma, index: at } = lone;
  const found = text.slice(at, at + whole.length).trim();
  const name = nearestOf(before || inside, known);
  const nearest = name === null ? "" : `→ ${write(name, comma !== undefined)}`;
  return { rule: "placeholder-form", values: { found, nearest }, at };
}

const sign = String.raw`[₺$€£]`;
/**
 * Matches currency codes case-sensitively, since “try” is a word, and currency names by stem, as Turkish adds
 * suffixes.
 */
const code = String.raw`(?<![A-Za-z])(?:TL|TRY|USD|EUR|GBP)(?![A-Za-z])`;
const currency = String.raw`(?:${code}|[Ll]ira|[Dd]olar|[Dd]ollar|[Aa]vro|[Ee]uro|[Ss]terlin|[Pp]ound)`;
const besidePrice = new RegExp(`(?:(${sign}|${code})\\s*)?\\{(\\w+)\\}(?:\\s*(${sign}|${currency}))?`, "g");

/** Matches `{name}`, and `{name: one, many}` for a figure followed by a noun. */
const placeholder = /(?<![{$])\{\w+(?:: [^{},]+, [^{},]+)?\}(?!\})/g;

/**
 * Reports a string's first placeholder that has invalid syntax, an unknown name or a wrong plural, or that is a
 * price with a currency written beside it.
 */
export function judgePlaceholders(text: string, { placeholders, figures, prices }: Names): FileError | null {
  if (!/[{}[<]/.test(text)) return null;
  const known = [...placeholders];
  const wrong = judgeBraces(text, known, placeholder, (name) => `{${name}}`);
  if (wrong) return wrong;
  const formError = (found: string, name: string, at: number): FileError => ({
    rule: "placeholder-form",
    values: { found, nearest: `→ {${name}}` },
    at,
  });
  for (const { 0: found, 1: name = "", index } of text.matchAll(/(?<!\[)[[<]\s*(\w+)\s*[\]>](?!\()/g))
    if (placeholders.has(name)) return formError(found, name, index);
  const unknown = placeholdersIn(text).find((name) => !placeholders.has(name));
  if (unknown !== undefined) {
    const values = { found: `{${unknown}}`, nearest: suggestion(unknown, known).replace(/\w+$/, "{$&}") };
    return { rule: "unknown-placeholder", values, at: text.indexOf(`{${unknown}`) };
  }
  for (const { 0: found, 1: name = "", index } of text.matchAll(/\{(\w+): [^{}]+\}/g))
    if (!figures.has(name)) return formError(found, name, index);
  for (const { 1: before, 2: name = "", 3: after, index } of text.matchAll(besidePrice)) {
    const found = before ?? after;
    if (found !== undefined && prices.has(name))
      return { rule: "currency-twice", values: { placeholder: `{${name}}`, found }, at: index };
  }
  return null;
}

/** Reports a translation that equals its source or whose placeholders differ; optional ones may be added. */
export function judgeTranslation(
  source: string,
  translation: string,
  field: string,
  namesIn: (text: string) => readonly string[],
  isFree: (name: string) => boolean = () => false,
): FileError | null {
  if (isCopy(source, translation, field)) return { rule: "untranslated" };
  const [own, other] = [namesIn(source), namesIn(translation)];
  const without = (names: readonly string[], others: readonly string[]) =>
    [...new Set(names)].filter((name) => !others.includes(name)).sort();
  const missing = without(own, other);
  const names = missing.length > 0 ? missing : without(other, own).filter((name) => !isFree(name));
  const found = names.map((name) => `{${name}}`).join(", ");
  const rule = missing.length > 0 ? "missing-placeholder" : "extra-placeholder";
  return found ? { rule, values: { found } } : null;
}
