import type { ErrorObject } from "ajv/dist/2020";
import { slugOf } from "../../../src/lib/slug";
import { isWebAddress, webAddressNear } from "../data-formats";
import { isDay, isoDayOf } from "./days";
import type { Finding } from "../finding";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import type { RuleName } from "./messages";
import { nearestOf, suggestion } from "./nearest";

/** A file that knows where its fields stand. */
type Located = { finding: (at: JsonPath, rule: RuleName, values?: Finding["values"]) => Finding };

/** How a value of a type is written. */
const forms: Record<string, string> = {
  string: '"…"',
  number: "12",
  integer: "12",
  boolean: "true | false",
  array: "[…]",
  object: "{…}",
};

/** Errors that only say that none of several forms fits; the errors of the forms say why. */
const isSummary = ({ keyword }: ErrorObject) => ["anyOf", "allOf", "oneOf", "if"].includes(keyword);

/** A field that is missing because its name has a typing error, which has a finding of its own. */
const isMisspelt = ({ instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  typeof params.missingProperty === "string" &&
  errors.some(
    (other) =>
      other.instancePath === instancePath &&
      typeof other.params.additionalProperty === "string" &&
      nearestOf(other.params.additionalProperty.trim(), [params.missingProperty as string]) !== null,
  );

/** One error for each place and cause: of an object or null, the error of the object says more. */
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

/** A JSON pointer into a value as a path; list indices become numbers. */
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

/** The finding for a text of another form than its schema asks for, with the spelling of it that fits. */
function formFinding(json: Located, at: JsonPath, { data, parentSchema = {} }: ErrorObject): Finding {
  const value = String(data);
  const { format, pattern = "", examples } = parentSchema as Record<string, string> & { examples?: string[] };
  if (value.trim() === "") return json.finding(at, "empty");
  const isFormat = { date: isDay, uri: isWebAddress }[format ?? ""] ?? (() => true);
  const joined = value.replace(/\s/g, "").replace(/[,.]+/g, ".");
  const address = webAddressNear(value);
  const origin = address && new URL(address).origin;
  const spellings = [address, origin, value.trim(), isoDayOf(value), joined, joined.toUpperCase()];
  const near = [...spellings, slugOf(value)].find(
    (one) => one !== "" && new RegExp(pattern, "u").test(one) && isFormat(one),
  );
  return json.finding(at, "wrong-form", {
    value,
    nearest: near === undefined ? "" : `→ ${near}`,
    example: examples?.join(", ") ?? "",
  });
}

/** The finding for an error of a schema, in the words of the messages. */
export function schemaFinding(json: Located, at: JsonPath, error: ErrorObject): Finding {
  const { keyword, data, parentSchema } = error;
  const params = error.params as Record<string, unknown>;
  const limit = Number(params.limit);
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
      const form = forms[String(params.type)] ?? "{…}";
      return json.finding(at, "wrong-kind", { form, actual: JSON.stringify(data).slice(0, 40) });
    }
    case "enum": {
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
      if (/^min/.test(keyword)) return json.finding(at, "too-small", { min: limit - 1 });
      if (/^max/.test(keyword)) return json.finding(at, "too-large", { max: limit });
      return formFinding(json, at, error);
  }
}
