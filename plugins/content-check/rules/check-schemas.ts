import { checkPicture } from "./check-pictures";
import type { ContentFiles } from "../content-files";
import type { Finding } from "../finding";
import { suggestion } from "./nearest";
import { causesOf, pathOf, schemaFinding } from "./schema-finding";
import type { SchemaValidator } from "./schema-validator";

/** Checks each file against its schema, including the pictures and items that it refers to. */
export const checkSchemas = (files: ContentFiles, validator: SchemaValidator): Finding[] =>
  [...files.readable.values()].flatMap(({ json, dataFile }) => {
    const { lists, pictures, checkOf } = validator;
    const check = checkOf(dataFile.schema);
    pictures.length = 0;
    check(json.value);
    const ofPictures = pictures.flatMap(({ at, value, rule }) =>
      checkPicture(files.root, json, pathOf(json.value, at), value, rule),
    );
    const ofErrors = causesOf(check.errors ?? []).map((error) => {
      const at = pathOf(json.value, error.instancePath);
      const reference = error.keyword === "format" ? lists[String(error.params.format)] : undefined;
      if (!reference) return schemaFinding(json, at, error);
      const value = String(error.data);
      const nearest = suggestion(value, reference.known ?? []);
      const values = { value, allowed: reference.list, nearest };
      return value === "" ? json.finding(at, "no-value") : json.finding(at, "not-allowed", values);
    });
    return [...ofErrors, ...ofPictures];
  });
