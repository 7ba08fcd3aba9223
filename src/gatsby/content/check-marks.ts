import { locales } from "../../config/languages";
import type { ContentFiles } from "./content-files";
import type { Finding } from "./finding";
import { judgeMarks } from "./judge-marks";
import { textsIn, type JsonPath } from "./json-file";
import { fieldAt, readMarkedFields } from "./marked-fields";
import { pagesFor, type SitePages } from "./site-pages";

const isLocalized = (at: JsonPath) => (locales as readonly (string | number)[]).includes(at.at(-1) ?? "");

/** Checks the texts that may hold links and emphasis: their marks are known and whole, and their links lead somewhere. */
export function checkMarks(files: ContentFiles, pages: SitePages, day: string): Finding[] {
  const markedFields = readMarkedFields(files.root);
  return [...files.readable.values()].flatMap(({ json, dataFile }) => {
    const fields = markedFields(dataFile.schema);
    if (fields.size === 0) return [];
    return textsIn(json.value).flatMap(({ at, text }) => {
      const allowed = fields.get(fieldAt(at));
      const item = Array.isArray(json.value) ? (json.value as unknown[])[Number(at[0])] : json.value;
      const reached = pagesFor(pages, item, day);
      const verdict = allowed && isLocalized(at) ? judgeMarks(text, allowed, reached) : null;
      return verdict ? [json.finding(at, verdict.rule, verdict.values)] : [];
    });
  });
}
