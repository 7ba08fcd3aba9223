import { locales } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { readContentFiles, readSchema, valueOf } from "../../plugins/content-check/content-files";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { references } from "../../plugins/content-check/data-formats";
import { shortened, shownValue, withoutNames } from "../texts/shown-value";
import { inLanguage, shownTitles, translator, type Titles } from "../texts/translator";
import { isJoined, isMarkdown, sharedDetails } from "./documents";
import { placeholdersOf } from "./outline";
import type { PictureRule } from "./pictures";
import { Refusal } from "./refusal";
import { mapFields, valueAt, type Target } from "./target";
import { titleOf, withDisplayTitles } from "./titles";

/** JSON schema without references, in one language, with `x-` extensions for forms. */
export type FormSchema = {
  [keyword: string]: unknown;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  required?: string[];
  minItems?: number;
  enum?: string[];
  "x-labels"?: Record<string, Titles>;
  "x-nullable"?: FormSchema;
  "x-markdown"?: boolean;
  "x-picture"?: Partial<PictureRule>;
};

/** Merges two schemas of the same value; the second one takes precedence. */
function merged(a: FormSchema, b: FormSchema): FormSchema {
  if (!a.properties || !b.properties) return { ...a, ...b };
  const own = mapFields(b.properties, (part, key) => ({ ...a.properties?.[key], ...part }));
  return { ...a, ...b, properties: { ...a.properties, ...own } };
}

const isLocalized = ({ properties }: FormSchema) =>
  properties !== undefined && Object.keys(properties).join() === locales.join();

/** Returns, per string format of the schemas, the names it allows and their labels. */
function namesOf(root: string) {
  const files = readContentFiles(root);
  const values = placeholdersOf(root);
  return mapFields(references(files), ({ known, list }) => {
    const items = valueOf<{ slug: string }[]>(files, list.replace("data/", ""));
    const labels = Array.isArray(items)
      ? items.map((item) => [item.slug, shownTitles(titleOf(item, ""), values)])
      : [];
    return known && { enum: known, "x-labels": Object.fromEntries(labels) as Record<string, Titles> };
  });
}

/** Returns a function that inlines references, selects one language and flags nullable parts for checkboxes. */
function schemaReader(root: string, file: string, locale: MaintainerLanguage) {
  const names = namesOf(root);
  const words = withDisplayTitles(root, file, locale);
  const optional = translator(locale)("optional");
  return function whole(schema: FormSchema, document: FormSchema): FormSchema {
    const { $ref, allOf, anyOf, ...own } = schema;
    if (typeof $ref === "string") {
      const [other = "", pointer = ""] = $ref.split("#");
      const target = other ? (readSchema(root, other.replace(".schema.json", "")) as FormSchema) : document;
      const part = valueAt(target, pointer.split("/").filter(Boolean)) as FormSchema;
      return merged(whole(part, target), whole(own, document));
    }
    if (Array.isArray(allOf))
      return (allOf as FormSchema[])
        .map((part) => whole(part, document))
        .reduceRight((rest, part) => merged(part, rest), whole(own, document));
    if (Array.isArray(anyOf)) {
      const [form = {}] = (anyOf as FormSchema[]).filter(({ type }) => type !== "null");
      const { title, description } = whole(own, document);
      return { title, description, "x-nullable": whole(form, document) };
    }
    const { $schema, $id, $defs, $comment, uniqueItems, format, ...kept } = own;
    const known = typeof format === "string" ? names[format] : undefined;
    const result: FormSchema = {
      ...kept,
      ...(known ?? (format !== undefined && { format })),
      ...(own.title && { title: inLanguage(own.title, locale) }),
      ...(own.description && { description: words(inLanguage(own.description, locale)) }),
      ...(own.properties && {
        properties: mapFields(own.properties, (part, key) => {
          const read = whole(part, document);
          const isOptional = own.required?.includes(key) === false;
          return isOptional ? { ...read, description: `${optional} ${read.description ?? ""}` } : read;
        }),
      }),
      ...(own.items && { items: { "x-marks": own["x-marks"], ...whole(own.items, document) } }),
    };
    return isLocalized(result) ? { ...result, "x-localized": true } : result;
  };
}

/** Derives a schema from interface strings, which have no schema file; its title is the start of the text. */
function schemaOfStrings(value: unknown, locale: MaintainerLanguage): FormSchema {
  const title = shortened(withoutNames(shownValue(value, {}, locale)), 40);
  if (isJoined(value)) return inBoth({ title, type: "string" });
  const properties = mapFields(value as Record<string, unknown>, (part) => schemaOfStrings(part, locale));
  return { title, type: "object", properties, required: Object.keys(properties) };
}

/** Converts the schema of a text in one language to the schema of a localised text. */
function inBoth({ title, description, ...rest }: FormSchema): FormSchema {
  const properties = Object.fromEntries(locales.map((locale) => [locale, rest]));
  return { title, description, type: "object", properties, "x-localized": true };
}

/** Adds the languages and the body to the schema of a text's front matter. */
function schemaOfTexts({ properties = {}, required = [], ...rest }: FormSchema, title: string): FormSchema {
  const fields = mapFields(properties, (part, key) => (sharedDetails.includes(key) ? part : inBoth(part)));
  const body = { ...inBoth({ title, type: "string" }), "x-markdown": true };
  return { ...rest, required: [...required, "body"], properties: { ...fields, body } };
}

export const schemaAt = (schema: FormSchema, at: Target["at"]): FormSchema | undefined =>
  at.reduce<FormSchema | undefined>(
    (part, key) => (typeof key === "number" ? part?.items : part?.properties?.[key]),
    schema,
  );

/** Returns the schema of a target's form, with references inlined and titles in one language. */
export function formSchema(root: string, target: Target, value: unknown, locale: MaintainerLanguage) {
  const { file, at } = target;
  if (file.startsWith("locales/")) return schemaOfStrings(value, locale);
  const isText = isMarkdown(target);
  const textSchema = file.startsWith("data/legal/") ? "legal" : "article";
  const name = isText ? textSchema : dataFileOf(file.replace(/^data\//, ""))?.schema;
  if (!name) throw new Refusal(403, "unknownFile", { file });
  const document = readSchema(root, name) as FormSchema;
  const whole = schemaReader(root, file, locale)(document, document);
  if (isText) return schemaOfTexts(whole, inLanguage("Metin | Text", locale));
  return schemaAt(whole, at) ?? {};
}
