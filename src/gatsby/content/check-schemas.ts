import type { ErrorObject } from "ajv/dist/2020";
import { locales } from "../../config/languages";
import { addressNear } from "./address-near";
import { checkPicture } from "./check-pictures";
import type { ContentFiles } from "./content-files";
import { isMisnamed } from "./check-slugs";
import { references, siteLinks, type Reference } from "./data-formats";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import { suggestion } from "./nearest";
import { causesOf, pathOf } from "./schema-errors";
import { schemaFinding } from "./schema-finding";
import type { SchemaValidator } from "./schema-validator";
import type { SitePages } from "./site-pages";

/** Lists are named whole while they are this short. */
const shortList = 12;

/** A name that is not in the list that its field refers to. */
function referenceFinding(json: JsonFile, at: JsonPath, value: string, { list, known }: Reference): Finding {
  const names = known ?? [];
  const nearest = suggestion(value, names);
  const allowed = nearest === "" && names.length <= shortList ? names.join(", ") : "";
  return json.finding(at, allowed ? "not-in-short-list" : "not-in-list", { value, list, nearest, allowed });
}

/** Checks each file against its schema, with the pictures it names. */
export function checkSchemas(
  files: ContentFiles,
  pages: SitePages,
  { checkOf, pictures }: SchemaValidator,
): Finding[] {
  const lists = references(files);
  const links = siteLinks(files) ?? [];
  const findingOf = (json: JsonFile, error: ErrorObject): Finding => {
    const at = pathOf(json.value, error.instancePath);
    const value = String(error.data);
    const format = error.keyword === "format" ? String(error.params.format) : "";
    const reference = lists[format];
    if (reference) return referenceFinding(json, at, value, reference);
    if (format === "href" && value.trim() === "") return json.finding(at, "empty");
    if (format === "href")
      return json.finding(at, "link-form", { value, nearest: addressNear(value, pages, links) });
    const missing = error.params.missingProperty as string | undefined;
    return missing && (locales as readonly string[]).includes(missing)
      ? json.finding([...at, missing], "missing-language", { name: missing })
      : schemaFinding(json, at, error);
  };
  return [...files.readable.values()].flatMap(({ json, dataFile }) => {
    const check = checkOf(dataFile.schema);
    pictures.length = 0;
    check(json.value);
    const ofPictures = pictures.flatMap(({ at, value, rule }) =>
      checkPicture(files.root, json, pathOf(json.value, at), value, rule),
    );
    // Of a file that has to be renamed, check-slugs.ts says what to write into it.
    const errors = causesOf(check.errors ?? []).filter(
      ({ instancePath }) => instancePath !== "/slug" || !isMisnamed(json.file, dataFile),
    );
    return [...errors.map((error) => findingOf(json, error)), ...ofPictures];
  });
}
