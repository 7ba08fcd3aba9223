import type { ErrorObject } from "ajv/dist/2020";
import { checkPicture } from "./check-pictures";
import { isMisnamed } from "./check-slugs";
import type { ContentFiles } from "./content-files";
import { references, siteLinks } from "./data-formats";
import type { Finding } from "./finding";
import type { JsonFile } from "./json-file";
import { addressNear } from "./judge-links";
import { suggestion } from "./nearest";
import { causesOf, pathOf, schemaFinding } from "./schema-finding";
import type { SchemaValidator } from "./schema-validator";
import type { SitePages } from "./site-pages";

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
    if (reference) {
      const { list, known } = reference;
      return json.finding(at, "not-in-list", { value, list, nearest: suggestion(value, known ?? []) });
    }
    if (format !== "href" || value.trim() === "") return schemaFinding(json, at, error);
    const example = ((error.parentSchema?.examples ?? []) as string[]).join(", ");
    return json.finding(at, "wrong-form", { value, nearest: addressNear(value, pages, links), example });
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
