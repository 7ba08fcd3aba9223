import type { ErrorObject } from "ajv";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";
import { unitNear } from "./units";

/** What a value of the wrong type has to be. */
const typeRules: Record<string, RuleName> = {
  string: "needs-text",
  number: "needs-number",
  integer: "needs-number",
  boolean: "needs-choice",
  array: "needs-list",
};

/** A day as people write it, as the data write it; empty where it is no such day. */
function isoDayOf(value: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value) ?? [];
  return year && `→ ${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const slugOf = (value: string) =>
  value
    .toLocaleLowerCase("tr")
    .replace(/[ığüşöç]/g, (letter) => "igusoc"["ığüşöç".indexOf(letter)] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Which pattern of the shared schema a text does not fit. */
function patternFinding(json: JsonFile, at: JsonPath, { data, schema }: ErrorObject): Finding {
  const value = String(data);
  const pattern = String(schema);
  if (value.trim() === "") return json.finding(at, "empty");
  if (pattern.startsWith("^#")) return json.finding(at, "colour-form", { value });
  if (pattern.startsWith("^[a-z0-9]+(-"))
    return json.finding(at, "slug-form", { value, nearest: `→ ${slugOf(value)}` });
  return json.finding(at, "wrong-form", { value, pattern });
}

/** The finding for an error of a schema, in the words of the messages. */
export function schemaFinding(json: JsonFile, at: JsonPath, error: ErrorObject): Finding {
  const { keyword, data, parentSchema } = error;
  const params = error.params as Record<string, string & number & string[]>;
  switch (keyword) {
    case "required":
      return json.finding([...at, params.missingProperty ?? ""], "missing-field", {
        name: params.missingProperty ?? "",
      });
    case "additionalProperties": {
      const name = params.additionalProperty ?? "";
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      return json.finding([...at, name], "unknown-field", { name, nearest: suggestion(name, known) });
    }
    case "type":
      return json.finding(at, typeRules[String(params.type)] ?? "needs-fields", {
        actual: JSON.stringify(data).slice(0, 40),
      });
    case "enum": {
      const allowed = ((params.allowedValues ?? []) as unknown[]).map(String);
      const value = String(data);
      return json.finding(at, "not-allowed", {
        value,
        allowed: allowed.join(", "),
        nearest: suggestion(value, allowed),
      });
    }
    case "pattern":
      return patternFinding(json, at, error);
    case "format":
      if (params.format === "unit")
        return json.finding(at, "unknown-unit", { value: String(data), nearest: unitNear(String(data)) });
      return params.format === "date"
        ? json.finding(at, "date-form", { nearest: isoDayOf(String(data)) })
        : json.finding(at, "wrong-form", { value: String(data), pattern: String(params.format) });
    case "minLength":
      return json.finding(at, "empty");
    case "maxLength": {
      const length = [...String(data)].length;
      const max = Number(params.limit);
      return json.finding(at, "too-long", { length, max, excess: length - max });
    }
    case "minItems":
      return json.finding(at, "too-few", { min: Number(params.limit) });
    case "maxItems":
      return json.finding(at, "too-many", { max: Number(params.limit) });
    case "minimum":
    case "exclusiveMinimum":
      return json.finding(at, "too-small", { min: Number(params.limit) });
    default:
      return json.finding(at, "wrong-form", { value: String(data).slice(0, 40), pattern: keyword });
  }
}
