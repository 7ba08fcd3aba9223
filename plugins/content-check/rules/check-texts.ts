import { defaultLocale, isLocale } from "../../../src/config/languages";
import { brandIn } from "./brand-names";
import { readSchema } from "../content-files";
import { damageIn } from "./damaged-text";
import { isHref, isWebAddress } from "../data-formats";
import type { Finding, FileError } from "../finding";
import { textsIn, type JsonPath } from "../../../src/gatsby/data/json-texts";
import { judgeOwnAddress, judgePath } from "./judge-links";
import { judgeMarks, markIn } from "./judge-marks";
import { judgePlaceholders, judgeTranslation } from "./judge-placeholders";
import { memoiseByText } from "./memoise-by-text";
import { pagesFor, type SitePages } from "./site-pages";
import type { Surroundings } from "./surroundings";

type Marks = readonly string[];
type Schema = { properties?: Record<string, { $ref?: string }>; items?: Schema };

/**
 * Returns a function that reads which inline formatting each field of a schema may contain, as declared by a
 * shared definition with `x-marks`.
 */
function readMarkedFields(root: string): (schema: string) => ReadonlyMap<string, Marks> {
  const { $defs } = readSchema(root, "shared") as { $defs: Record<string, { "x-marks"?: Marks }> };
  return memoiseByText((name) => {
    const schema = readSchema(root, name) as Schema;
    const fields = Object.entries({ ...schema.properties, ...schema.items?.properties });
    return new Map(
      fields.flatMap(([field, { $ref = "" }]): [string, Marks][] => {
        const marks = $defs[$ref.split("/").at(-1) ?? ""]?.["x-marks"];
        return marks ? [[field, marks]] : [];
      }),
    );
  });
}

/** Text with its location and the pages that it may link to. */
type Placed = { name: string; at: JsonPath; text: string; marks: Marks | undefined; pages: SitePages };

/** Keys of names and words that are displayed as typed, in one language. */
const plainFields = /^(?:name|shop|city|agent|colleague|manager|customer|nativeName|banner|action)$/;

/** Reports formatting, or an unsubstituted placeholder, in a text that is displayed as typed. */
function judgeTyped(text: string, hasPlaceholders = false): FileError | null {
  const found = markIn(text) ?? (hasPlaceholders ? null : /\{[^{}]*\}?|\}/.exec(text)?.[0]);
  return found ? { rule: "markup", values: { found } } : null;
}

/** Checks a string that needs no translation: an address, a company name, the source of a figure. */
function judgePlain({ name, at, text, pages }: Placed, { brands }: Surroundings): FileError | null {
  const damage = damageIn(text);
  // Invisible characters in fields with a format are reported by the schema check.
  if (damage?.rule === "damaged-letters") return damage;
  const field = String(at.at(-1));
  if (plainFields.test(field) && text !== "")
    return text.trim() === "" ? { rule: "empty" } : judgeTyped(text);
  if (/^(?:href|link|to)$/.test(field) && isHref(text))
    return isWebAddress(text) ? judgeOwnAddress(text, pages) : judgePath(text, pages);
  return name === "constants.json" && field === "source" ? brandIn(text, brands, "{", "}") : null;
}

/** Reports errors in a translated text. */
function judgeText({ name, text, marks, pages }: Placed, { names, brands }: Surroundings): FileError[] {
  // Names, postal address and notes of the company are shown literally, without placeholders.
  if (name === "site.json") return [damageIn(text) ?? judgeTyped(text)].filter((found) => found !== null);
  const damage = damageIn(text);
  const ofPlaceholders = damage ? [damage] : judgePlaceholders(text, names);
  if (ofPlaceholders.length > 0) return ofPlaceholders;
  const verdict =
    (marks ? judgeMarks(text, marks, pages) : judgeTyped(text, true)) ??
    (text.includes("\n") ? { rule: "lines-joined" as const } : null) ??
    brandIn(text, brands, "{", "}");
  return verdict ? [verdict] : [];
}

/**
 * Checks the texts of the data files: placeholders, inline formatting, links, damaged letters, the brand
 * name, untranslated copies of the Turkish text.
 */
export function checkTexts(around: Surroundings): Finding[] {
  const { files, names } = around;
  const markedFields = readMarkedFields(files.root);
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const marked = markedFields(dataFile.schema);
    const all = textsIn(json.value);
    const own = all.flatMap(({ at, text }) => {
      const item: unknown = Array.isArray(json.value) ? json.value[Number(at[0])] : json.value;
      const marks = marked.get(String(at.find((step) => typeof step === "string")));
      const placed = { name, at, text, marks, pages: pagesFor(around.pages, item) };
      const isText = isLocale(at.at(-1)) || (name === "site.json" && /brand$/i.test(at.join(".")));
      const verdicts = isText ? judgeText(placed, around) : [judgePlain(placed, around)];
      return verdicts.flatMap((found) => (found ? [json.finding(at, found.rule, found.values)] : []));
    });
    // Translations are compared once the file has no other errors.
    if (own.length > 0 || name === "site.json") return own;
    const sources = new Map(all.map(({ at, text }) => [at.join("\0"), text]));
    return all.flatMap(({ at, text }) => {
      const source = sources.get([...at.slice(0, -1), defaultLocale].join("\0"));
      if (source === undefined || !isLocale(at.at(-1)) || at.at(-1) === defaultLocale) return [];
      const field = at.findLast((step) => typeof step === "string" && step !== at.at(-1));
      const found = judgeTranslation(source, text, names, String(field ?? ""));
      return found ? [json.finding(at, found.rule, found.values)] : [];
    });
  });
}
