import { defaultLocale, isLocale } from "../../config/languages";
import { brandIn } from "./brand-names";
import { damageIn, isCopy } from "./damaged-text";
import { isHref } from "./data-formats";
import type { Finding } from "./finding";
import { textsIn, type JsonPath } from "./json-file";
import { judgeOwnAddress, judgePath, type Verdict } from "./judge-links";
import { judgeMarks, markIn } from "./judge-marks";
import { compareNames, judgePlaceholders } from "./judge-placeholders";
import { perText } from "./per-text";
import { readSchema } from "./content-files";
import { pagesFor } from "./site-pages";
import type { Surroundings } from "./surroundings";

type Marks = readonly string[];
type Schema = { properties?: Record<string, { $ref?: string }>; items?: Schema };

/** Reads from the schemas which fields of an item may hold marks, and which: those that refer to a shared definition with `x-marks`. */
function readMarkedFields(root: string): (schema: string) => ReadonlyMap<string, Marks> {
  const { $defs } = readSchema(root, "shared") as { $defs: Record<string, { "x-marks"?: Marks }> };
  return perText((name) => {
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

/** A text with its file, and the pages that it may lead to. */
type Placed = { name: string; at: JsonPath; text: string; marks: Marks | undefined; item: unknown };

/** What is wrong with a text that is the same in every language: an address, a name of the company, the source of a figure. */
function judgePlain({ name, at, text, item }: Placed, { brands, pages, day }: Surroundings): Verdict | null {
  const damage = damageIn(text);
  // Fields of another form have a finding of their schema for what nobody sees.
  if (damage?.rule === "damaged-letters") return damage;
  const field = String(at.at(-1));
  const reached = pagesFor(pages, item, day);
  if (/^(?:href|link|to)$/.test(field) && isHref(text, null) && !text.startsWith("site:"))
    return text.startsWith("/") ? judgePath(text, reached) : judgeOwnAddress(text, reached);
  const isSource = name === "constants.json" && field === "source";
  return isSource ? brandIn(text, brands, "{", "}") : null;
}

/** What is wrong with a text in a language. */
function judgeText(placed: Placed, { names, brands, pages, day }: Surroundings): Verdict[] {
  const { name, text, marks, item } = placed;
  const damage = damageIn(text);
  if (damage) return [damage];
  const [markup] = [markIn(text) ?? (name === "site.json" ? /\{[^{}]*\}?|\}/.exec(text)?.[0] : null)];
  const plain: Verdict | null = markup ? { rule: "markup", values: { found: markup } } : null;
  // Names, postal address and notes of the company are shown as they are: placeholders have no value there.
  if (name === "site.json") return plain ? [plain] : [];
  const ofPlaceholders = judgePlaceholders(text, names);
  if (ofPlaceholders.length > 0) return ofPlaceholders;
  const ofMarks = marks ? judgeMarks(text, marks, pagesFor(pages, item, day)) : plain;
  if (ofMarks) return [ofMarks];
  if (text.includes("\n")) return [{ rule: "lines-joined", values: {} }];
  const brand = brandIn(text, brands, "{", "}");
  return brand ? [brand] : [];
}

/** What is wrong with a translation as such: it is its source, or names other figures. */
function compareTexts(at: JsonPath, source: string, text: string, { names }: Surroundings): Verdict | null {
  const field = at.findLast((step) => typeof step === "string" && step !== at.at(-1));
  if (isCopy(source, text, String(field ?? ""))) return { rule: "untranslated", values: {} };
  const values = compareNames(source, text, names.figures);
  return values && { rule: "other-placeholders", values };
}

/** Checks the texts of the data files: placeholders, marks, links, damaged letters, the brand, copies of the Turkish text. */
export function checkTexts(surroundings: Surroundings): Finding[] {
  const { files } = surroundings;
  const markedFields = readMarkedFields(files.root);
  return [...files.readable].flatMap(([name, { json, dataFile }]) => {
    const marked = markedFields(dataFile.schema);
    const all = textsIn(json.value).map(({ at, text }) => {
      const item: unknown = Array.isArray(json.value) ? json.value[Number(at[0])] : json.value;
      const marks = marked.get(String(at.find((step) => typeof step === "string")));
      const placed = { name, at, text, marks, item };
      const isText = isLocale(at.at(-1)) || (name === "site.json" && /brand$/i.test(at.join(".")));
      const verdict = isText ? null : judgePlain(placed, surroundings);
      return { at, text, own: isText ? judgeText(placed, surroundings) : verdict ? [verdict] : [] };
    });
    const byPlace = new Map(all.map((one) => [one.at.join("\0"), one]));
    return all.flatMap(({ at, text, own }) => {
      const source = byPlace.get([...at.slice(0, -1), defaultLocale].join("\0"));
      // A source with a finding of its own is compared when it is correct.
      const isTranslation = isLocale(at.at(-1)) && at.at(-1) !== defaultLocale && name !== "site.json";
      const compared =
        source && isTranslation && own.length + source.own.length === 0
          ? compareTexts(at, source.text, text, surroundings)
          : null;
      return [...own, ...(compared ? [compared] : [])].map(({ rule, values }) =>
        json.finding(at, rule, values),
      );
    });
  });
}
