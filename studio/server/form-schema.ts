import fs from "node:fs";
import path from "node:path";
import { locales } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { readContentFiles, valueOf } from "../../plugins/content-check/content-files";
import { dataFileOf } from "../../src/gatsby/data/data-files";
import { references } from "../../plugins/content-check/data-formats";
import { isMarkdown, type Target } from "./documents";
import { isJoined } from "./joined-strings";
import { inLanguage, withDisplayTitles } from "./display-titles";
import { Refusal } from "./refusal";

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
  labels: Record<string, Record<string, unknown>>;
  words: (text: string) => string;
};

const readSchema = (root: string, name: string) =>
  JSON.parse(fs.readFileSync(path.join(root, "data/schema", name), "utf8")) as FormSchema;

/** Resolves a `$ref`; returns the schema and the document that contains it. */
function follow({ root }: Reader, ref: string, document: FormSchema): [FormSchema, FormSchema] {
  const [file = "", pointer = ""] = ref.split("#");
  const target = file ? readSchema(root, file) : document;
  const part = pointer
    .split("/")
    .filter(Boolean)
    .reduce<FormSchema>((schema, key) => schema[key] as FormSchema, target);
  return [part, target];
}

const merged = (a: FormSchema, b: FormSchema): FormSchema => ({
  ...a,
  ...b,
  ...(a.properties && b.properties && { properties: mergedProperties(a.properties, b.properties) }),
});

const mergedProperties = (a: Record<string, FormSchema>, b: Record<string, FormSchema>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, { ...a[key], ...b[key] }]),
  );

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
function labelsIn(items: unknown): Record<string, unknown> {
  if (!Array.isArray(items)) return {};
  const entries = (items as Record<string, unknown>[]).map(({ slug, label, name, title, question }) => [
    slug,
    label ?? name ?? title ?? question,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Derives a schema from interface strings, which have no schema file. */
function schemaOfStrings(value: unknown, name: string): FormSchema {
  if (isJoined(value)) {
    const text = { type: "string" };
    const properties = Object.fromEntries(locales.map((locale) => [locale, text]));
    return { title: name, type: "object", "x-localized": true, properties };
  }
  const properties = Object.entries(value as Record<string, unknown>).map(([key, part]) => [
    key,
    schemaOfStrings(part, key),
  ]);
  return {
    title: name,
    type: "object",
    properties: Object.fromEntries(properties) as FormSchema["properties"],
    required: Object.keys(value as object),
  };
}

function schemaOfTexts(reader: Reader, target: Target): FormSchema {
  const name = target.file.startsWith("data/legal/") ? "legal" : "article";
  const schema = readSchema(reader.root, `${name}.schema.json`);
  const schemaOfDetails = whole(reader, schema, schema);
  const inBoth = (part: FormSchema, more = {}): FormSchema => {
    const { title, description, ...rest } = part;
    const properties = Object.fromEntries(locales.map((locale) => [locale, rest]));
    return { title, description, type: "object", properties, "x-localized": true, ...more };
  };
  const properties = Object.entries(schemaOfDetails.properties ?? {}).map(([key, part]) => [
    key,
    key === "version" || key === "effectiveDate" ? part : inBoth(part),
  ]);
  const body = { title: reader.locale === "tr" ? "Metin" : "Text", type: "string" };
  return {
    ...schemaOfDetails,
    required: [...((schemaOfDetails.required ?? []) as string[]), "body"],
    properties: {
      ...(Object.fromEntries(properties) as FormSchema["properties"]),
      body: inBoth(body, { "x-markdown": true }),
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
  const lists = references(files);
  const names = Object.fromEntries(
    Object.entries(lists).flatMap(([format, { known }]) => (known ? [[format, known]] : [])),
  );
  const labels = Object.fromEntries(
    Object.entries(lists).map(([format, { list }]) => [
      format,
      labelsIn(valueOf(files, list.replace("data/", ""))),
    ]),
  );
  const reader = { root, locale, names, labels, words: withDisplayTitles(root, target.file, locale) };
  if (isMarkdown(target)) return schemaOfTexts(reader, target);
  if (target.file.startsWith("locales/")) return schemaOfStrings(value, String(target.at.at(-1) ?? ""));
  const dataFile = dataFileOf(target.file.replace(/^data\//, ""));
  if (!dataFile) throw new Refusal(403, "unknownFile", { file: target.file });
  const document = readSchema(root, `${dataFile.schema}.schema.json`);
  return target.at.reduce<FormSchema>(
    (schema, key) =>
      (typeof key === "number" ? (schema.items as FormSchema) : schema.properties?.[key]) ?? {},
    whole(reader, document, document),
  );
}
