import { defaultLocale, isLocale } from "../../../src/config/languages";
import { placeholdersIn } from "../../../src/gatsby/data/interpolate";
import { textsIn, type JsonPath } from "../../../src/gatsby/data/json-texts";
import { readSchema } from "../content-files";
import { isHref, isWebAddress } from "../data-formats";
import type { FileError } from "../finding";
import { brandIn } from "./brand-names";
import { damageIn } from "./damaged-text";
import { judgeMarks, judgeOwnAddress, judgePath, judgeUnmarked } from "./judge-marks";
import { judgePlaceholders, judgeTranslation } from "./judge-placeholders";
import { pagesFor, type SitePages, type Surroundings } from "./surroundings";

type Fields = Record<string, { $ref?: string }>;
type Schema = { properties?: Fields; items?: { properties?: Fields } };
type Definitions = { $defs: Record<string, { "x-marks"?: readonly string[] } | undefined> };

/** A translated text with its source and path. */
export type Translation = { at: JsonPath; source: string; text: string };

/**
 * Returns the translated texts in a data value: those whose path differs from a source text's path only in the
 * language.
 */
export function translationsIn(value: unknown): Translation[] {
  const texts = textsIn(value);
  const sources = new Map(texts.map(({ at, text }) => [at.join("\0"), text]));
  return texts.flatMap(({ at, text }) => {
    const path = at.map((step) => (isLocale(step) ? defaultLocale : step)).join("\0");
    const source = sources.get(path);
    return source === undefined || path === at.join("\0") ? [] : [{ at, source, text }];
  });
}

/** Keys of names and words that are displayed verbatim, without translation. */
const plainFields = /^(?:name|shop|city|agent|colleague|manager|customer|nativeName|banner|action)$/;

/** Checks a string that needs no translation: an address, a company name, the source of a figure. */
function judgeUntranslated(text: string, field: string, pages: SitePages): FileError | null {
  const damage = damageIn(text);
  // Invisible characters in fields with a format are reported by the schema check.
  if (damage?.rule === "damaged-letters") return damage;
  if (plainFields.test(field) && text !== "")
    return text.trim() === "" ? { rule: "empty" } : judgeTyped(text);
  if (!/^(?:href|link|to)$/.test(field) || !isHref(text)) return null;
  return isWebAddress(text) ? judgeOwnAddress(text, pages) : judgePath(text, pages);
}

/** Reports formatting or a placeholder in a text that is displayed as typed. */
function judgeTyped(text: string): FileError | null {
  const [found] = /\{[^{}]*\}?|\}/.exec(text) ?? [];
  return judgeUnmarked(text) ?? (found === undefined ? null : { rule: "markup", values: { found } });
}

/** Checks the data files' texts: placeholders, formatting, links, damage, the brand, missing translations. */
export function checkTexts({ files, names, brands, pages: all }: Surroundings): void {
  const isFree = (name: string) => !names.figures.has(name);
  const { $defs } = readSchema(files.root, "shared") as Definitions;
  for (const [name, { json, dataFile }] of files.readable) {
    const { properties, items } = readSchema(files.root, dataFile.schema) as Schema;
    const fields: Fields = { ...properties, ...items?.properties };
    const before = json.findings.length;
    for (const { at, text } of textsIn(json.value)) {
      const pages = pagesFor(all, Array.isArray(json.value) ? json.value[Number(at[0])] : json.value);
      const [key, field] = [at.find((step) => typeof step === "string") ?? "", String(at.at(-1))];
      // Names, postal address and notes of the company are shown literally, without placeholders.
      const isCompany = name === "site.json";
      if (!isLocale(field) && !(isCompany && /brand$/i.test(field))) {
        const ofBrand =
          name === "constants.json" && field === "source" ? brandIn(text, brands, "{", "}") : null;
        json.add(at, judgeUntranslated(text, field, pages) ?? ofBrand);
        continue;
      }
      // The field's definition declares which inline formatting it may contain.
      const marks = $defs[fields[key]?.$ref?.split("/").at(-1) ?? ""]?.["x-marks"];
      const judge = () =>
        judgePlaceholders(text, names) ??
        (marks ? judgeMarks(text, marks, pages) : judgeUnmarked(text)) ??
        (text.includes("\n") ? { rule: "lines-joined" as const } : brandIn(text, brands, "{", "}"));
      json.add(at, damageIn(text) ?? (isCompany ? judgeTyped(text) : judge()));
    }
    // Translations are compared once the file has no other errors.
    if (json.findings.length > before || name === "site.json") continue;
    for (const { at, source, text } of translationsIn(json.value)) {
      const field = at.findLast((step) => typeof step === "string" && !isLocale(step));
      json.add(at, judgeTranslation(source, text, String(field ?? ""), placeholdersIn, isFree));
    }
  }
}
