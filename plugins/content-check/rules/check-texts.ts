import { defaultLocale, isLocale } from "../../../src/config/languages";
import { brandIn } from "./brand-names";
import { readSchema } from "../content-files";
import { damageIn } from "./damaged-text";
import { isHref } from "../data-formats";
import type { Finding, FileError } from "../finding";
import { textsIn, type JsonPath } from "../../../src/gatsby/data/json-texts";
import { judgeOwnAddress, judgePath } from "./judge-links";
import { judgeMarks, markIn } from "./judge-marks";
import { judgePlaceholders, judgeTranslation } from "./judge-placeholders";
import { memoiseByText } from "./memoise-by-text";
import { pagesFor, type SitePages, type Surroundings } from "./site-pages";

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
  if (/^(?:href|link|to)$/.test(field) && isHref(text, null) && !text.startsWith("site:"))
    return text.startsWith("/") ? judgePath(text, pages) : judgeOwnAddress(text, pages);
  return name === "constants.json" && field === "source" ? brandIn(text, brands, "{", "}") : null;
}

/** Reports errors in a translated text. */
function judgeText({ name, text, marks, pages }: Placed, { files, brands }: Surroundings): FileError[] {
  const isSite = name === "site.json";
  // Names, postal address and notes of the company are shown literally, without placeholders.
  const ofPlaceholders = isSite ? [] : judgePlaceholders(text, files.names);
  const verdict =
    damageIn(text) ??
    ofPlaceholders[0] ??
    (marks ? judgeMarks(text, marks, pages) : judgeTyped(text, !isSite)) ??
    (text.includes("\n") && !isSite ? { rule: "lines-joined" } : null) ??
    (isSite ? null : brandIn(text, brands, "{", "}"));
  return verdict === ofPlaceholders[0] ? ofPlaceholders : verdict ? [verdict] : [];
}

/**
 * Checks the texts of the data files: placeholders, inline formatting, links, damaged letters, the brand
 * name, untranslated copies of the Turkish text.
 */
export function checkTexts(around: Surroundings): Finding[] {
  const { files } = around;
  const markedFields = readMarkedFields(files.root);
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const marked = markedFields(dataFile.schema);
    const all = textsIn(json.value).map(({ at, text }) => {
      const item: unknown = Array.isArray(json.value) ? json.value[Number(at[0])] : json.value;
      const marks = marked.get(String(at.find((step) => typeof step === "string")));
      const placed = { name, at, text, marks, pages: pagesFor(around.pages, item) };
      const isText = isLocale(at.at(-1)) || (name === "site.json" && /brand$/i.test(at.join(".")));
      const verdict = isText ? null : judgePlain(placed, around);
      return { at, text, own: isText ? judgeText(placed, around) : verdict ? [verdict] : [] };
    });
    const byPlace = new Map(all.map((one) => [one.at.join("\0"), one]));
    return all.flatMap(({ at, text, own }) => {
      const source = byPlace.get([...at.slice(0, -1), defaultLocale].join("\0"));
      // A translation is compared once its source has no errors.
      const isTranslation = isLocale(at.at(-1)) && at.at(-1) !== defaultLocale && name !== "site.json";
      const isCompared = source && isTranslation && own.length + source.own.length === 0;
      const field = at.findLast((step) => typeof step === "string" && step !== at.at(-1));
      const compared = isCompared
        ? judgeTranslation(source.text, text, files.names, String(field ?? ""))
        : null;
      return [...own, ...(compared ? [compared] : [])].map(({ rule, values }) =>
        json.finding(at, rule, values),
      );
    });
  });
}
