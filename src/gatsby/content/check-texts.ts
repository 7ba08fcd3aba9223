import { locales } from "../../config/languages";
import { placeholdersIn } from "../schema/interpolate";
import { valueOf, type ContentFiles } from "./content-files";
import { damagedLetters, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import { textsIn, type JsonFile, type JsonPath } from "./json-file";
import { suggestion } from "./nearest";

const markupPart = /<\/?[a-z][^>]*>|\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*/i;
const doubleBraces = /\{\{\s*(\w+)[^}]*\}\}/;
const unclosedBrace = /\{(\w+)(?![\w}]|: [^{},]+, [^{},]+\})/;

const isLocalized = (at: JsonPath) => (locales as readonly (string | number)[]).includes(at.at(-1) ?? "");

function checkText(
  json: JsonFile,
  at: JsonPath,
  text: string,
  brands: readonly [string, string][],
): Finding[] {
  const found = damagedLetters(text);
  if (found) return [json.finding(at, "damaged-letters", { found })];
  if (!isLocalized(at)) return [];
  const [braces, name] = doubleBraces.exec(text) ?? [];
  if (braces) return [json.finding(at, "double-braces", { nearest: `{${name}}` })];
  const open = unclosedBrace.exec(text)?.[0];
  if (open) return [json.finding(at, "unclosed-brace", { found: open })];
  const markup = markupPart.exec(text)?.[0];
  if (markup) return [json.finding(at, "markup", { found: markup })];
  const brand = brands.find(([value]) => text.includes(value));
  return brand ? [json.finding(at, "brand-typed", { nearest: `{${brand[1]}}` })] : [];
}

/** Texts in Turkish where the English one should be. */
function checkTranslation(
  json: JsonFile,
  at: JsonPath,
  text: string,
  texts: ReadonlyMap<string, string>,
): Finding[] {
  if (at.at(-1) !== "en") return [];
  const source = texts.get([...at.slice(0, -1), "tr"].join("\0"));
  return isCopy(source, text) ? [json.finding(at, "untranslated")] : [];
}

/** Names of the company with their placeholders, the longer one first: the store's name holds the brand. */
export const brandNames = (site: Record<string, unknown>): [value: string, placeholder: string][] =>
  (["storeBrand", "brand"] as const)
    .map((name): [string, string] => [typeof site[name] === "string" ? site[name] : "", name])
    .filter(([value]) => value.length > 2);

/** Checks the texts of the data files: placeholders, braces, markup, damaged letters, the brand, copies of the Turkish text. */
export function checkTexts(files: ContentFiles): Finding[] {
  const known = files.placeholders;
  const brands = brandNames(valueOf<Record<string, unknown>>(files, "site.json") ?? {});
  return [...files.readable].flatMap(([name, { json }]) => {
    if (name === "site.json" || name === "constants.json") return [];
    const all = textsIn(json.value);
    const byPath = new Map(all.map(({ at, text }) => [at.join("\0"), text]));
    return all.flatMap(({ at, text }) => {
      const findings = [...checkText(json, at, text, brands), ...checkTranslation(json, at, text, byPath)];
      if (findings.length > 0 || known === null) return findings;
      return placeholdersIn(text)
        .filter((placeholder) => !known.has(placeholder))
        .map((placeholder) =>
          json.finding(at, "unknown-placeholder", {
            placeholder: `{${placeholder}}`,
            nearest: suggestion(placeholder, [...known]),
          }),
        );
    });
  });
}
