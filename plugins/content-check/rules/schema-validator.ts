import Ajv2020, { type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { PictureRule } from "./check-pictures";
import { readSchema, type ContentFiles } from "../content-files";
import { isHref, isWebAddress, referenceFormats, references } from "../data-formats";

/** Picture that a field refers to, with the requirements of its schema. */
type NamedPicture = { at: string; value: string; rule: PictureRule };

/** Content that the schemas' formats and keywords depend on. */
type Facts = {
  lists: ReturnType<typeof references>;
  /** Pictures found during validation. */
  pictures: NamedPicture[];
};

/** Content being checked; mutable because compiled schemas are reused across checks. */
let facts: Facts = { lists: {}, pictures: [] };

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
    validate: (rule: PictureRule, value: unknown, _schema: unknown, place?: { instancePath: string }) => {
      if (typeof value === "string" && place) facts.pictures.push({ at: place.instancePath, value, rule });
      return true;
    },
  });
  return ajv;
}

/** Compilers keyed by shared definitions, because the studio and the development server check repeatedly. */
const compilers = new WeakMap<SchemaObject, Ajv2020>();

/**
 * Compiles schemas with the formats that refer to the content.
 * @returns the content that the formats refer to, and a function that returns the validation function for a
 * schema name; use the result before requesting one from another validator
 */
export function schemaValidator(files: ContentFiles) {
  const own: Facts = { lists: references(files), pictures: [] };
  const shared = readSchema(files.root, "shared");
  const ajv = compilers.get(shared) ?? compilerOf(shared);
  compilers.set(shared, ajv);
  const checkOf = (name: string): ValidateFunction => {
    facts = own;
    const schema: SchemaObject = readSchema(files.root, name);
    // A previous version of an edited schema has the same id.
    if (ajv.getSchema(schema.$id ?? "")?.schema !== schema) ajv.removeSchema(schema.$id);
    return ajv.compile(schema);
  };
  return { ...own, checkOf };
}

export type SchemaValidator = ReturnType<typeof schemaValidator>;
