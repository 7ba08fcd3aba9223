import fs from "node:fs";
import path from "node:path";
import Ajv2020, { type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { PictureRule } from "./check-pictures";
import type { ContentFiles } from "./content-files";
import { isHref, references, siteLinks } from "./data-formats";

/** A picture that a field names, with what its schema asks of it. */
export type NamedPicture = { at: string; value: string; rule: PictureRule };

/** Reads a schema of `data/schema/`. */
export const readSchema = (root: string, name: string): SchemaObject =>
  JSON.parse(
    fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8"),
  ) as SchemaObject;

/**
 * Compiles schemas with the formats that refer to the content; each is compiled once, however many files use it.
 * @returns the check of the schema of a name, and the list to which checks add the pictures they meet
 */
export function schemaValidator(files: ContentFiles) {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    validateSchema: false,
    strictTypes: false, // a reference and a limit of its own may stand beside each other
    // A schema is compiled for one run: a shorter compilation is worth more than faster code.
    code: { optimize: false },
    inlineRefs: false,
    schemas: [readSchema(files.root, "shared")],
  });
  addFormats(ajv, ["date", "uri"]);
  const links = siteLinks(files);
  for (const [format, { known }] of Object.entries(references(files)))
    ajv.addFormat(format, (value) => known === null || known.includes(value));
  ajv.addFormat("href", (value) => isHref(value, links));
  ajv.addFormat("data-file", true); // x-picture says what the file has to be
  ajv.addKeyword("x-marks"); // check-marks.ts reads it
  ajv.addKeyword("x-unit"); // check-figures.ts reads it
  const pictures: NamedPicture[] = [];
  ajv.addKeyword({
    keyword: "x-picture",
    validate: (rule: PictureRule, value: unknown, _schema: unknown, place?: { instancePath: string }) => {
      if (typeof value === "string" && place) pictures.push({ at: place.instancePath, value, rule });
      return true;
    },
  });
  const compiled = new Map<string, ValidateFunction>();
  const checkOf = (schema: string): ValidateFunction => {
    const check = compiled.get(schema) ?? ajv.compile(readSchema(files.root, schema));
    compiled.set(schema, check);
    return check;
  };
  return { checkOf, pictures };
}

export type SchemaValidator = ReturnType<typeof schemaValidator>;
