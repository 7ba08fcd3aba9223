import fs from "node:fs";
import path from "node:path";
import Ajv2020, { type ErrorObject, type SchemaObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { locales } from "../../config/languages";
import { checkPicture, type PictureRule } from "./check-pictures";
import type { ContentFiles } from "./content-files";
import { isHref, references, siteLinks } from "./data-formats";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { suggestion } from "./nearest";
import { schemaFinding } from "./schema-finding";
import { isUnit } from "./units";

/** A picture that a field names, with what its schema asks of it. */
type NamedPicture = { at: string; value: string; rule: PictureRule };

/** Errors that only say that none of several forms fits; the errors of the forms say why. */
const isSummary = ({ keyword }: ErrorObject) => ["anyOf", "allOf", "oneOf", "if"].includes(keyword);

/** One error for each place: of an object or null, the error of the object says more. */
function causes(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter((error) => !isSummary(error));
  const isNullBranch = ({ keyword, params }: ErrorObject) => keyword === "type" && params.type === "null";
  const inside = (at: string) =>
    own.some((other) => !isNullBranch(other) && other.instancePath.startsWith(at));
  const meant = own.filter((error) => !isNullBranch(error) || !inside(error.instancePath));
  const seen = new Set<string>();
  return meant.filter(({ instancePath, params }) => {
    const name = (params.missingProperty ?? params.additionalProperty ?? "") as string;
    const key = `${instancePath}\0${name}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A JSON pointer as the path of a document; list indices become numbers. */
function pathOf(json: JsonFile, instancePath: string): JsonPath {
  let value: unknown = json.value;
  return instancePath
    .split("/")
    .slice(1)
    .map((part) => {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Record<string, unknown> | undefined)?.[key];
      return step;
    });
}

/** Checks each file against its schema; every schema is compiled once, however many files use it. */
export function checkSchemas(files: ContentFiles): Finding[] {
  const read = (name: string) =>
    JSON.parse(
      fs.readFileSync(path.join(files.root, "data", "schema", `${name}.schema.json`), "utf8"),
    ) as SchemaObject;
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    validateSchema: false,
    strictTypes: false, // a reference and a limit of its own may stand beside each other
    // A schema is compiled for one run: a shorter compilation is worth more than faster code.
    code: { optimize: false },
    inlineRefs: false,
    schemas: [read("shared")],
  });
  addFormats(ajv, ["date", "uri"]);
  const links = siteLinks(files);
  const lists = references(files);
  for (const [format, { known }] of Object.entries(lists))
    ajv.addFormat(format, (value) => known === null || known.includes(value));
  ajv.addFormat("href", (value) => isHref(value, links));
  ajv.addFormat("unit", isUnit);
  ajv.addFormat("data-file", true); // x-picture says what the file has to be
  ajv.addKeyword("x-marks"); // check-marks.ts reads it
  let pictures: NamedPicture[] = [];
  ajv.addKeyword({
    keyword: "x-picture",
    validate: (rule: PictureRule, value: unknown, _schema: unknown, place?: { instancePath: string }) => {
      if (typeof value === "string" && place) pictures.push({ at: place.instancePath, value, rule });
      return true;
    },
  });
  const compiled = new Map<string, ValidateFunction>();
  const checkOf = (schema: string) => {
    const check = compiled.get(schema) ?? ajv.compile(read(schema));
    compiled.set(schema, check);
    return check;
  };
  return [...files.readable.values()].flatMap(({ json, dataFile }) => {
    const check = checkOf(dataFile.schema);
    pictures = [];
    check(json.value);
    const ofPictures = pictures.flatMap(({ at, value, rule }) =>
      checkPicture(files.root, json, pathOf(json, at), value, rule),
    );
    const ofFields = causes(check.errors ?? []).map((error) => {
      const at = pathOf(json, error.instancePath);
      if (error.keyword === "format") {
        const format = String(error.params.format);
        const value = String(error.data);
        const reference = lists[format];
        if (reference)
          return json.finding(at, "not-in-list", {
            value,
            list: reference.list,
            nearest: suggestion(value, reference.known ?? []),
          });
        if (format === "href")
          return json.finding(at, "link-form", {
            value,
            nearest: suggestion(value, [
              ...links.map((name) => `site:${name}`),
              `/${value.replace(/^\/|\/$/g, "")}/`,
            ]),
          });
      }
      const missing = error.params.missingProperty as string | undefined;
      if (missing && (locales as readonly string[]).includes(missing))
        return json.finding([...at, missing], "missing-language", { name: missing });
      return schemaFinding(json, at, error);
    });
    return [...ofFields, ...ofPictures];
  });
}
