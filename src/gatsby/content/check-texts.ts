import { defaultLocale, locales } from "../../config/languages";
import { placeholdersIn } from "../schema/interpolate";
import { brandIn, readBrandNames, type BrandName } from "./brand-names";
import type { ContentFiles } from "./content-files";
import { damagedLetters, isCopy } from "./damaged-text";
import type { Finding } from "./finding";
import { textsIn, type JsonFile, type JsonPath } from "./json-file";
import { fieldAt, readMarkedFields } from "./marked-fields";
import { suggestion } from "./nearest";

const markupPart = /<\/?[a-z][^>]*>|\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*/i;
const doubleBraces = /\{\{\s*(\w+)[^}]*\}\}/;
const unclosedBrace = /\{(\w+)(?![\w}]|: [^{},]+, [^{},]+\})/;

const isLocalized = (at: JsonPath) => (locales as readonly (string | number)[]).includes(at.at(-1) ?? "");

function checkText(
  json: JsonFile,
  at: JsonPath,
  text: string,
  brands: readonly BrandName[],
  mayBeMarked: boolean,
): Finding[] {
  const found = damagedLetters(text);
  if (found) return [json.finding(at, "damaged-letters", { found })];
  if (!isLocalized(at)) return [];
  const [braces, name] = doubleBraces.exec(text) ?? [];
  if (braces) return [json.finding(at, "double-braces", { nearest: `{${name}}` })];
  const open = unclosedBrace.exec(text)?.[0];
  if (open) return [json.finding(at, "unclosed-brace", { found: open })];
  const markup = mayBeMarked ? undefined : markupPart.exec(text)?.[0];
  if (markup) return [json.finding(at, "markup", { found: markup })];
  const brand = brandIn(text, brands);
  return brand ? [json.finding(at, "brand-typed", { nearest: `{${brand.placeholder}}` })] : [];
}

/** Texts of the source language where a translation should be. */
function checkTranslation(
  json: JsonFile,
  at: JsonPath,
  text: string,
  texts: ReadonlyMap<string, string>,
): Finding[] {
  if (!isLocalized(at) || at.at(-1) === defaultLocale) return [];
  const source = texts.get([...at.slice(0, -1), defaultLocale].join("\0"));
  return isCopy(source, text) ? [json.finding(at, "untranslated")] : [];
}

/** The brand as the source of a figure, which a rebranding would leave behind. */
const checkSources = (json: JsonFile, brands: readonly BrandName[]): Finding[] =>
  textsIn(json.value).flatMap(({ at, text }) => {
    const brand = at.at(-1) === "source" ? brandIn(text, brands) : null;
    return brand ? [json.finding(at, "brand-typed", { nearest: `{${brand.placeholder}}` })] : [];
  });

/** Checks the texts of the data files: placeholders, braces, markup, damaged letters, the brand, copies of the Turkish text. */
export function checkTexts(files: ContentFiles): Finding[] {
  const known = files.placeholders;
  const brands = readBrandNames(files.root);
  const markedFields = readMarkedFields(files.root);
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    if (name === "site.json") return [];
    if (name === "constants.json") return checkSources(json, brands);
    const all = textsIn(json.value);
    const marked = markedFields(dataFile.schema);
    const byPath = new Map(all.map(({ at, text }) => [at.join("\0"), text]));
    return all.flatMap(({ at, text }) => {
      const findings = [
        ...checkText(json, at, text, brands, marked.has(fieldAt(at))),
        ...checkTranslation(json, at, text, byPath),
      ];
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
