import path from "node:path";
import Ajv2020, { type SchemaObject } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { readSchema, type ContentFiles } from "../content-files";
import { isHref, isWebAddress, referenceFormats, references } from "../data-formats";
import { judgePicture, type PictureRule } from "./judge-pictures";
import type { JsonFile } from "./json-file";
import type { MarkdownText } from "./markdown-text";
import { causesOf, errorOf, pathOf } from "./schema-errors";

/**
 * Names that formats may refer to, and the pictures found so far; mutable because compiled schemas are reused.
 */
const facts = {
  lists: {} as ReturnType<typeof references>,
  pictures: [] as { instancePath: string; name: string; rule: PictureRule }[],
};

/** Creates a schema compiler with shared definitions. */
function compilerOf(shared: SchemaObject): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    validateSchema: false,
    strictTypes: false, // a reference may be combined with a stricter limit
    meta: false,
    // Schemas are compiled for a single run, so fast compilation matters more than fast validators.
    code: { optimize: false },
    inlineRefs: false,
    schemas: [shared],
  });
  addFormats(ajv, ["date"]);
  // Host names with non-ASCII letters must be given in their ASCII form.
  ajv.addFormat("uri", (value) => isWebAddress(value) && /^[\x21-\x7e]+$/.test(value));
  for (const format of referenceFormats)
    ajv.addFormat(format, (value) => facts.lists[format]?.known?.includes(value) ?? true);
  ajv.addFormat("href", isHref);
  ajv.addFormat("data-file", true); // x-picture defines the required file
  // Used by check-texts.ts, check-figures.ts, check-locales.ts and src/gatsby/schema/data-types.ts.
  for (const keyword of ["x-marks", "x-unit", "x-variables", "x-lengths", "x-type"]) ajv.addKeyword(keyword);
  ajv.addKeyword({
    keyword: "x-picture",
    validate: (rule: PictureRule, name: unknown, _schema: unknown, place?: { instancePath: string }) => {
      if (typeof name === "string" && place) facts.pictures.push({ ...place, name, rule });
      return true;
    },
  });
  return ajv;
}

/**
 * Cached compilers, keyed by shared definitions, because the studio and the development server validate
 * repeatedly.
 */
const compilers = new WeakMap<SchemaObject, Ajv2020>();

/** Returns a function that adds errors in a value, and in the pictures it names, to the value's file. */
export function schemaValidator(files: ContentFiles) {
  const lists = references(files);
  const shared = readSchema(files.root, "shared");
  const ajv = compilers.get(shared) ?? compilerOf(shared);
  compilers.set(shared, ajv);
  return (file: JsonFile | MarkdownText, value: unknown, name: string): void => {
    const schema: SchemaObject = readSchema(files.root, name);
    // A previous version of an edited schema has the same id.
    if (ajv.getSchema(schema.$id ?? "")?.schema !== schema) ajv.removeSchema(schema.$id);
    Object.assign(facts, { lists, pictures: [] });
    const check = ajv.compile(schema);
    check(value);
    for (const error of causesOf(check.errors ?? [])) file.add(pathOf(error), errorOf(error, lists));
    const folder = path.dirname(path.join(files.root, file.file));
    for (const picture of facts.pictures)
      file.add(pathOf(picture), judgePicture(folder, picture.name, picture.rule));
  };
}
