import type { ErrorObject } from "ajv";
import { isoDayOf, timeNear } from "./days";
import type { Finding } from "./finding";
import type { JsonFile, JsonPath } from "./json-file";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";
import { unitNear } from "./units";
import { slugOf } from "../../lib/slug";

/** What a value of the wrong type has to be. */
const typeRules: Record<string, RuleName> = {
  string: "needs-text",
  number: "needs-number",
  integer: "needs-number",
  boolean: "needs-choice",
  array: "needs-list",
};

/** How the field is meant, where its schema shows it. */
const exampleOf = ({ parentSchema }: ErrorObject): string => {
  const [example] = (parentSchema?.examples as string[] | undefined) ?? [];
  return example ?? "";
};

/** Which pattern of the shared schema a text does not fit. */
function patternFinding(json: JsonFile, at: JsonPath, error: ErrorObject): Finding {
  const { data, schema } = error;
  const value = String(data);
  const pattern = String(schema);
  if (value.trim() === "") return json.finding(at, "empty");
  if (pattern.startsWith("^#")) return json.finding(at, "colour-form", { value });
  if (pattern.startsWith("^[a-z0-9]+(-"))
    return json.finding(at, "slug-form", { value, nearest: `→ ${slugOf(value)}` });
  if (pattern.startsWith("^([01][0-9]|2[0-3])"))
    return json.finding(at, "time-form", { nearest: timeNear(value) });
  return json.finding(at, "wrong-form", { value, example: exampleOf(error) });
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
        : json.finding(at, "wrong-form", { value: String(data), example: exampleOf(error) });
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
      return json.finding(at, "too-small", { min: Number(params.limit) - 1 });
    case "exclusiveMinimum":
      return json.finding(at, "too-small", { min: Number(params.limit) });
    default:
      return json.finding(at, "wrong-form", {
        value: String(data).slice(0, 40),
        example: exampleOf(error) || keyword,
      });
  }
}
