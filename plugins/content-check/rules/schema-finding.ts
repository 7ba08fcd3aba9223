import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import { slugOf } from "../../../src/lib/slug";
import { addressNear, isHref, isWebAddress } from "../data-formats";
import { isDay, isoDayOf } from "./days";
import type { Finding } from "../finding";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { RuleName } from "./messages";
import { nearestOf, suggestion } from "./nearest";

/** A file that can create findings at its fields. */
type Located = { finding: (at: JsonPath, rule: RuleName, values?: Finding["values"]) => Finding };

/** Example of the JSON syntax of each type. */
const forms: Record<string, string> = {
  string: '"…"',
  number: "12",
  integer: "12",
  boolean: "true | false",
  array: "[…]",
  object: "{…}",
};

/**
 * Reports whether an error only states that no alternative matched; the errors of the alternatives give the
 * reason.
 */
const isSummary = ({ keyword }: ErrorObject) => ["anyOf", "allOf", "oneOf", "if"].includes(keyword);

/** Reports whether a required field is missing only because it is misspelt, which is a separate error. */
const isMisspelt = ({ instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  typeof params.missingProperty === "string" &&
  errors.some(
    (other) =>
      other.instancePath === instancePath &&
      typeof other.params.additionalProperty === "string" &&
      nearestOf(other.params.additionalProperty.trim(), [params.missingProperty as string]) !== null,
  );

/** Returns one error per location and cause; for a nullable type, only errors of the non-null type. */
export function causesOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const own = errors.filter((error) => !isSummary(error));
  const isNullBranch = ({ keyword, params }: ErrorObject) => keyword === "type" && params.type === "null";
  const inside = (at: string) =>
    own.some((other) => !isNullBranch(other) && other.instancePath.startsWith(at));
  const seen = new Set<string>();
  return own.filter((error) => {
    const { instancePath, params } = error;
    if ((isNullBranch(error) && inside(instancePath)) || isMisspelt(error, own)) return false;
    const key = `${instancePath}\0${params.missingProperty ?? params.additionalProperty ?? ""}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Converts a JSON pointer to a path; list indices become numbers. */
export function pathOf(whole: unknown, instancePath: string): JsonPath {
  let value = whole;
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

/** Creates the finding for a malformed text, suggesting the corrected spelling. */
function formFinding(json: Located, at: JsonPath, { data, parentSchema = {} }: ErrorObject): Finding {
  const value = String(data);
  const { format, pattern = "", examples } = parentSchema as Record<string, string> & { examples?: string[] };
  if (value.trim() === "") return json.finding(at, "empty");
  const isFormat = { date: isDay, uri: isWebAddress, href: isHref }[format ?? ""] ?? (() => true);
  const day = format === "date" ? isoDayOf(value) : "";
  const address = ["uri", "href"].includes(format ?? "") ? addressNear(value) : "";
  const spellings = [address, value.trim(), day, slugOf(value), value.trim().toUpperCase()];
  const near = spellings.find((one) => one !== "" && new RegExp(pattern, "u").test(one) && isFormat(one));
  const example = examples?.join(", ") ?? "";
  return json.finding(at, "wrong-form", { value, nearest: near ? `→ ${near}` : "", example });
}

/** Creates the finding for a schema error, with the rule and values of its message. */
export function schemaFinding(json: Located, at: JsonPath, error: ErrorObject): Finding {
  const { keyword, data, parentSchema } = error;
  const params = error.params as Record<string, unknown>;
  const limit = Number(params.limit);
  if (error.propertyName !== undefined)
    return json.finding([...at, error.propertyName], "name-taken", { value: error.propertyName });
  switch (keyword) {
    case "required": {
      const name = String(params.missingProperty);
      return json.finding([...at, name], "missing-field", { name });
    }
    case "additionalProperties": {
      const name = String(params.additionalProperty);
      const nearest = suggestion(name, Object.keys((parentSchema?.properties as object | undefined) ?? {}));
      return json.finding([...at, name], "unknown-field", { name, nearest });
    }
    case "type": {
      const isChoice = ["string", "number", "integer", "boolean"].includes(String(params.type));
      if (data === null && isChoice) return json.finding(at, "no-value");
      const form = forms[String(params.type)] ?? "{…}";
      return json.finding(at, "wrong-kind", { form, actual: JSON.stringify(data).slice(0, 40) });
    }
    case "enum": {
      if ([null, ""].some((none) => none === data)) return json.finding(at, "no-value");
      const allowed = ((params.allowedValues ?? []) as unknown[]).map(String);
      const isCode = String(parentSchema?.$comment ?? "").startsWith("A name of src/");
      const nearest = suggestion(String(data), allowed);
      const values = { value: String(data), allowed: allowed.join(", "), nearest };
      return json.finding(at, isCode ? "not-in-code" : "not-allowed", values);
    }
    case "minLength":
      return json.finding(at, "empty");
    case "maxLength": {
      const length = [...String(data)].length;
      return json.finding(at, "too-long", { length, max: limit, excess: length - limit });
    }
    case "exclusiveMinimum":
      return json.finding(at, "too-small", { min: limit });
    default:
      if (/^min(?:Items|Prop)/.test(keyword)) return json.finding(at, "too-few", { min: limit });
      if (/^min/.test(keyword)) return json.finding(at, "too-small", { min: limit - 1 });
      if (/^max/.test(keyword)) return json.finding(at, "too-large", { max: limit });
      return formFinding(json, at, error);
  }
}

/** Returns the findings for a value that violates its schema. */
export const schemaFindings = (json: Located, value: unknown, check: ValidateFunction): Finding[] =>
  check(value)
    ? []
    : causesOf(check.errors ?? []).map((error) =>
        schemaFinding(json, pathOf(value, error.instancePath), error),
      );
