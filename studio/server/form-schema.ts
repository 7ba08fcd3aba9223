import { locales } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { readContentFiles, readSchema, valueOf } from "../../plugins/content-check/content-files";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { references } from "../../plugins/content-check/data-formats";
import { inLanguage } from "../texts/translator";
import { isMarkdown, sharedDetails } from "./documents";
import { isJoined } from "./joined-strings";
import { Refusal } from "./refusal";
import { valueAt, type Target } from "./target";
import { titleOf, withDisplayTitles, type Titles } from "./titles";

/** JSON schema without references, in one language, with `x-` extensions for forms. */
export type FormSchema = {
  [keyword: string]: unknown;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
};

type Reader = {
  root: string;
  locale: MaintainerLanguage;
  /** Allowed names of a format, and their labels. */
  names: Record<string, string[]>;
  labels: Record<string, Record<string, Titles>>;
  words: (text: string) => string;
};

/** Resolves a `$ref`; returns the schema and the document that contains it. */
function follow({ root }: Reader, ref: string, document: FormSchema): [FormSchema, FormSchema] {
  const [file = "", pointer = ""] = ref.split("#");
  const target = file ? (readSchema(root, file.replace(".schema.json", "")) as FormSchema) : document;
  const part = valueAt(target, pointer.split("/").filter(Boolean)) as FormSchema;
  return [part, target];
}

/** Merges two schemas of the same value; the second one takes precedence. */
function merged(a: FormSchema, b: FormSchema): FormSchema {
  if (!a.properties || !b.properties) return { ...a, ...b };
  const own = Object.entries(b.properties).map(([key, part]) => [key, { ...a.properties?.[key], ...part }]);
  return {
    ...a,
    ...b,
    properties: { ...a.properties, ...Object.fromEntries(own) } as FormSchema["properties"],
  };
}

const isLocalized = ({ properties }: FormSchema) =>
  properties !== undefined && Object.keys(properties).join() === locales.join();

/**
 * Inlines references and selects one language; nullable parts are flagged, since forms render them with a
 * checkbox.
 */
function whole(reader: Reader, schema: FormSchema, document: FormSchema): FormSchema {
  const { $ref, allOf, anyOf, ...own } = schema;
  if (typeof $ref === "string") {
    const [part, target] = follow(reader, $ref, document);
    return merged(whole(reader, part, target), whole(reader, own, document));
  }
  if (Array.isArray(allOf))
    return (allOf as FormSchema[])
      .map((part) => whole(reader, part, document))
      .reduceRight((rest, part) => merged(part, rest), whole(reader, own, document));
  if (Array.isArray(anyOf)) {
    const [form] = (anyOf as FormSchema[]).filter(({ type }) => type !== "null");
    const inner = whole(reader, form ?? {}, document);
    const { title, description } = whole(reader, own, document);
    return { title, description, "x-nullable": inner };
  }
  const { locale, names, labels, words } = reader;
  const known = typeof own.format === "string" ? names[own.format] : undefined;
  const result: FormSchema = {
    ...own,
    ...(typeof own.title === "string" && { title: inLanguage(own.title, locale) }),
    ...(typeof own.description === "string" && { description: words(inLanguage(own.description, locale)) }),
    ...(own.properties && {
      properties: Object.fromEntries(
        Object.entries(own.properties).map(([key, part]) => [key, whole(reader, part, document)]),
      ),
    }),
    ...(typeof own.items === "object" && {
      items: { "x-marks": own["x-marks"], ...whole(reader, own.items as FormSchema, document) },
    }),
    ...(known && { enum: known, "x-labels": labels[String(own.format)] ?? {} }),
  };
  for (const unused of ["$schema", "$id", "$defs", "$comment", "uniqueItems"]) delete result[unused];
  if (known) delete result.format;
  return isLocalized(result) ? { ...result, "x-localized": true } : result;
}

/** Returns the titles of a list's items by slug. */
const labelsIn = (items: unknown): Record<string, Titles> =>
  Object.fromEntries(
    (Array.isArray(items) ? (items as { slug: string }[]) : []).map((item) => [item.slug, titleOf(item, "")]),
  );

/** Derives a schema from interface strings, which have no schema file. */
function schemaOfStrings(value: unknown, title: string): FormSchema {
  if (isJoined(value)) return inBoth({ title, type: "string" });
  const keys = Object.keys(value as object);
  const properties = keys.map((key) => [key, schemaOfStrings(valueAt(value, [key]), key)]);
  return {
    title,
    type: "object",
    properties: Object.fromEntries(properties) as FormSchema["properties"],
    required: keys,
  };
}

/** Converts the schema of a text in one language to that of a localised text. */
function inBoth({ title, description, ...rest }: FormSchema): FormSchema {
  const properties = Object.fromEntries(locales.map((locale) => [locale, rest]));
  return { title, description, type: "object", properties, "x-localized": true };
}

function schemaOfTexts(reader: Reader, target: Target): FormSchema {
  const document = readSchema(
    reader.root,
    target.file.startsWith("data/legal/") ? "legal" : "article",
  ) as FormSchema;
  const { properties = {}, required = [], ...rest } = whole(reader, document, document);
  const fields = Object.entries(properties).map(([key, part]) => [
    key,
    sharedDetails.includes(key) ? part : inBoth(part),
  ]);
  const body = { title: inLanguage("Metin | Text", reader.locale), type: "string" };
  return {
    ...rest,
    required: [...(required as string[]), "body"],
    properties: {
      ...(Object.fromEntries(fields) as FormSchema["properties"]),
      body: { ...inBoth(body), "x-markdown": true },
    },
  };
}

/**
 * Returns the schema of a target's form, with references inlined and titles in one language.
 * @throws Refusal if the target's file has no schema
 */
export function formSchema(
  root: string,
  target: Target,
  value: unknown,
  locale: MaintainerLanguage,
): FormSchema {
  const files = readContentFiles(root);
  const lists = Object.entries(references(files));
  const names = Object.fromEntries(lists.flatMap(([format, { known }]) => (known ? [[format, known]] : [])));
  const labels = Object.fromEntries(
    lists.map(([format, { list }]) => [format, labelsIn(valueOf(files, list.replace("data/", "")))]),
  );
  const reader = { root, locale, names, labels, words: withDisplayTitles(root, target.file, locale) };
  if (isMarkdown(target)) return schemaOfTexts(reader, target);
  if (target.file.startsWith("locales/")) return schemaOfStrings(value, String(target.at.at(-1) ?? ""));
  const dataFile = dataFileOf(target.file.replace(/^data\//, ""));
  if (!dataFile) throw new Refusal(403, "unknownFile", { file: target.file });
  const document = readSchema(root, dataFile.schema) as FormSchema;
  return target.at.reduce<FormSchema>(
    (schema, key) =>
      (typeof key === "number" ? (schema.items as FormSchema) : schema.properties?.[key]) ?? {},
    whole(reader, document, document),
  );
}
