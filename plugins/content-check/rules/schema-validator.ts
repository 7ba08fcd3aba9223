import Ajv2020, { type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { PictureRule } from "./check-pictures";
import { readSchema, type ContentFiles } from "../content-files";
import { isHref, isWebAddress, referenceFormats, references, siteLinks } from "../data-formats";

/** A picture that a field names, with what its schema asks of it. */
type NamedPicture = { at: string; value: string; rule: PictureRule };

/** What the formats and keywords of the schemas need of the content. */
type Facts = {
  lists: ReturnType<typeof references>;
  links: readonly string[] | null;
  /** Pictures that checks have met. */
  pictures: NamedPicture[];
};

/** The content that is being checked: compiled schemas outlive it. */
let facts: Facts = { lists: {}, links: null, pictures: [] };

/** A compiler of schemas that share definitions. */
function compilerOf(shared: SchemaObject): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    validateSchema: false,
    strictTypes: false, // a reference and a limit of its own may stand beside each other
    // A command compiles for one run: a shorter compilation is worth more than faster code.
    code: { optimize: false },
    inlineRefs: false,
    schemas: [shared],
  });
  addFormats(ajv, ["date"]);
  // As the network knows it: a name with other letters has a spelling without them.
  ajv.addFormat("uri", (value) => isWebAddress(value) && /^[\x21-\x7e]+$/.test(value));
  for (const format of referenceFormats)
    ajv.addFormat(format, (value) => facts.lists[format]?.known?.includes(value) ?? true);
  ajv.addFormat("href", (value) => isHref(value, facts.links));
  ajv.addFormat("data-file", true); // x-picture says what the file has to be
  // Read by check-texts.ts, check-figures.ts, check-locales.ts and src/gatsby/schema/data-types.ts.
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

/** Compilers by their shared definitions, and what they compiled: the studio and development check the same content again and again. */
const compilers = new WeakMap<
  SchemaObject,
  { ajv: Ajv2020; compiled: WeakMap<SchemaObject, ValidateFunction> }
>();

/**
 * Compiles schemas with the formats that refer to the content.
 * @returns the check of the schema of a name, to be used before another validator's, and the facts that it reads
 */
export function schemaValidator(files: ContentFiles) {
  const own: Facts = { lists: references(files), links: siteLinks(files), pictures: [] };
  const shared = readSchema(files.root, "shared");
  const { ajv, compiled } = compilers.get(shared) ?? { ajv: compilerOf(shared), compiled: new WeakMap() };
  compilers.set(shared, { ajv, compiled });
  const checkOf = (schema: string): ValidateFunction => {
    facts = own;
    const definition: SchemaObject = readSchema(files.root, schema);
    // An earlier text of a schema that was edited meanwhile has the same name.
    if (!compiled.has(definition)) ajv.removeSchema(definition.$id);
    const check = compiled.get(definition) ?? ajv.compile(definition);
    compiled.set(definition, check);
    return check;
  };
  return { ...own, checkOf };
}

export type SchemaValidator = ReturnType<typeof schemaValidator>;
