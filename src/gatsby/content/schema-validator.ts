import fs from "node:fs";
import path from "node:path";
import Ajv2020, { type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { PictureRule } from "./check-pictures";
import type { ContentFiles } from "./content-files";
import { isHref, isWebAddress, referenceFormats, references, siteLinks } from "./data-formats";

/** A picture that a field names, with what its schema asks of it. */
export type NamedPicture = { at: string; value: string; rule: PictureRule };

/** What the formats and keywords of the schemas need of the content. */
type Facts = {
  lists: ReturnType<typeof references>;
  links: readonly string[] | null;
  pictures: NamedPicture[];
};

/** The content that is being checked: compiled schemas outlive it. */
let facts: Facts = { lists: {}, links: null, pictures: [] };

const textOf = (root: string, name: string) =>
  fs.readFileSync(path.join(root, "data", "schema", `${name}.schema.json`), "utf8");

/** A compiler of schemas that share definitions, given the text of these. */
function compilerOf(shared: string): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    validateSchema: false,
    strictTypes: false, // a reference and a limit of its own may stand beside each other
    // A command compiles for one run: a shorter compilation is worth more than faster code.
    code: { optimize: false },
    inlineRefs: false,
    schemas: [JSON.parse(shared) as SchemaObject],
  });
  addFormats(ajv, ["date"]);
  // As the network knows it: a name with other letters has a spelling without them.
  ajv.addFormat("uri", (value) => isWebAddress(value) && /^[\x21-\x7e]+$/.test(value));
  for (const format of referenceFormats)
    ajv.addFormat(format, (value) => facts.lists[format]?.known?.includes(value) ?? true);
  ajv.addFormat("href", (value) => isHref(value, facts.links));
  ajv.addFormat("data-file", true); // x-picture says what the file has to be
  ajv.addKeyword("x-marks"); // check-marks.ts reads it
  ajv.addKeyword("x-unit"); // check-figures.ts reads it
  ajv.addKeyword("x-type"); // src/gatsby/schema/data-types.ts reads it
  ajv.addKeyword({
    keyword: "x-picture",
    validate: (rule: PictureRule, value: unknown, _schema: unknown, place?: { instancePath: string }) => {
      if (typeof value === "string" && place) facts.pictures.push({ at: place.instancePath, value, rule });
      return true;
    },
  });
  return ajv;
}

/** Compiled schemas by their texts: the studio and development check the same content again and again. */
const compilers = new Map<string, Ajv2020>();
const compiled = new Map<string, ValidateFunction>();

/**
 * Compiles schemas with the formats that refer to the content.
 * @returns the check of the schema of a name, to be used before another validator's, and the list to which checks add the
 * pictures they meet
 */
export function schemaValidator(files: ContentFiles) {
  const own: Facts = { lists: references(files), links: siteLinks(files), pictures: [] };
  const shared = textOf(files.root, "shared");
  const compiler = compilers.get(shared) ?? compilerOf(shared);
  compilers.set(shared, compiler);
  const checkOf = (schema: string): ValidateFunction => {
    facts = own;
    const text = textOf(files.root, schema);
    const known = compiled.get(shared + text);
    if (known) return known;
    const definition = JSON.parse(text) as SchemaObject;
    // An earlier text of a schema that was edited meanwhile has the same name.
    compiler.removeSchema(definition.$id);
    const check = compiler.compile(definition);
    compiled.set(shared + text, check);
    return check;
  };
  return { checkOf, pictures: own.pictures };
}

export type SchemaValidator = ReturnType<typeof schemaValidator>;
