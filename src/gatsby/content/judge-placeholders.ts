import { placeholdersIn } from "../schema/interpolate";
import type { Verdict } from "./judge-address";
import { suggestion } from "./nearest";

/** What maintainers call the company's details in Turkish. */
const turkish: Record<string, string> = {
  marka: "brand",
  mağaza: "storeBrand",
  magaza: "storeBrand",
  telefon: "phone",
  adres: "address",
  eposta: "email",
  unvan: "legalEntity",
  alanadi: "storeDomain",
};

const whole = /\{\w+(?:: [^{},]+, [^{},]+)?\}/g;
const doubled = /\{\{\s*(\w+)[^{}]*\}\}/;
const dollar = /\$\{\s*(\w+)[^{}]*\}/;
const spaced = /\{\s*(\w+)\s*(?:[:|,][^{}]*)?\}/;

/** What is wrong with how placeholders of a text are written, whatever they name. */
function judgeForm(text: string, known: ReadonlySet<string> | null): Verdict | null {
  const [braces, inner] = doubled.exec(text) ?? [];
  if (braces) return { rule: "double-braces", values: { nearest: `{${inner}}` } };
  const [sign, priced] = dollar.exec(text) ?? [];
  if (sign) return { rule: "placeholder-form", values: { found: sign, nearest: `→ {${priced}}` } };
  const rest = text.replace(whole, "").replace(/\[\[\w*\]\]/g, "");
  const [apart, named] = spaced.exec(rest) ?? [];
  if (apart) return { rule: "placeholder-form", values: { found: apart, nearest: `→ {${named}}` } };
  const [open] = /\{+\s*\w+/.exec(rest) ?? [];
  if (open) return { rule: "unclosed-brace", values: { found: open } };
  const [closing, word] = (rest.includes("}") && /(\w*)\s*\}+/.exec(rest)) || [];
  const [stray] = /\{[^\w}]{0,3}\}?/.exec(rest) ?? [];
  if (closing && !stray)
    return { rule: "placeholder-form", values: { found: closing, nearest: word ? `→ {${word}}` : "" } };
  if (stray) return { rule: "placeholder-form", values: { found: stray, nearest: "" } };
  for (const [square, name = ""] of rest.matchAll(/[[<]\s*(\w+)\s*[\]>](?!\()/g))
    if (known?.has(name))
      return { rule: "placeholder-form", values: { found: square, nearest: `→ {${name}}` } };
  return null;
}

function nameNear(name: string, known: ReadonlySet<string> | null): string {
  const translated = turkish[name.toLocaleLowerCase("tr")];
  return translated ? `→ ${translated}` : suggestion(name, [...(known ?? [])]);
}

/**
 * What is wrong with the placeholders of a text: the first that is written otherwise than `{name}`, or every one without a value.
 * @param known names with a value; null when they cannot be read
 * @param figures names of figures, which alone can be counted: `{name: one, many}`
 */
export function judgePlaceholders(
  text: string,
  known: ReadonlySet<string> | null,
  figures: ReadonlySet<string> | null,
): Verdict[] {
  if (!/[{}[<]/.test(text)) return [];
  const form = judgeForm(text, known);
  if (form) return [form];
  const unknown = known === null ? [] : placeholdersIn(text).filter((name) => !known.has(name));
  if (unknown.length > 0)
    return [...new Set(unknown)].map((name) => ({
      rule: "unknown-placeholder",
      values: { placeholder: `{${name}}`, nearest: nameNear(name, known) },
    }));
  const counted = [...text.matchAll(/\{(\w+): [^{}]+\}/g)].find(
    ([, name = ""]) => figures?.has(name) === false,
  );
  return counted
    ? [{ rule: "placeholder-form", values: { found: counted[0], nearest: `→ {${counted[1]}}` } }]
    : [];
}

/** Names in a text as a message lists them. */
const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

/**
 * What a translation does not name although its source does, or counts although its source does not. A translation may
 * name the company where its source says “we”. Null where there is no such difference.
 */
export function compareNames(
  source: string,
  translation: string,
  figures: ReadonlySet<string> | null,
): { expected: string; actual: string } | null {
  const [expected, actual] = [source, translation].map((text) => [...new Set(placeholdersIn(text))].sort());
  if (!expected || !actual) return null;
  const missing = expected.filter((name) => !actual.includes(name));
  const added = actual.filter((name) => !expected.includes(name) && figures?.has(name) === true);
  if (missing.length + added.length === 0) return null;
  return { expected: listed(missing) || "-", actual: listed(added) || "-" };
}
