import { checkPicture } from "./check-pictures";
import { isMisnamed } from "./check-slugs";
import type { ContentFiles } from "../content-files";
import type { Finding } from "../finding";
import { addressNear } from "./judge-links";
import { suggestion } from "./nearest";
import { causesOf, pathOf, schemaFinding } from "./schema-finding";
import type { SchemaValidator } from "./schema-validator";
import type { SitePages } from "./site-pages";

/** Checks each file against its schema, including the pictures that it refers to. */
export const checkSchemas = (files: ContentFiles, pages: SitePages, validator: SchemaValidator): Finding[] =>
  [...files.readable.values()].flatMap(({ json, dataFile }) => {
    const { lists, links, pictures, checkOf } = validator;
    const check = checkOf(dataFile.schema);
    pictures.length = 0;
    check(json.value);
    const ofPictures = pictures.flatMap(({ at, value, rule }) =>
      checkPicture(files.root, json, pathOf(json.value, at), value, rule),
    );
    // If a file has to be renamed, check-slugs.ts reports the slug it needs.
    const errors = causesOf(check.errors ?? []).filter(
      ({ instancePath }) => instancePath !== "/slug" || !isMisnamed(json.file, dataFile),
    );
    const ofErrors = errors.map((error) => {
      const at = pathOf(json.value, error.instancePath);
      const value = String(error.data);
      const reference = error.keyword === "format" ? lists[String(error.params.format)] : undefined;
      if (reference && value === "") return json.finding(at, "no-value");
      if (reference) {
        const nearest = suggestion(value, reference.known ?? []);
        return json.finding(at, "not-allowed", { value, allowed: reference.list, nearest });
      }
      const found = schemaFinding(json, at, error);
      if (error.params.format === "href" && found.rule === "wrong-form")
        found.values = { ...found.values, nearest: addressNear(value, pages, links ?? []) };
      return found;
    });
    return [...ofErrors, ...ofPictures];
  });
