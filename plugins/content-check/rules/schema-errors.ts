import type { ErrorObject } from "ajv/dist/2020";
import { slugOf } from "../../../src/lib/slug";
import type { JsonPath } from "../../../src/gatsby/data/json-texts";
import { addressNear, isHref, isWebAddress, type references } from "../data-formats";
import type { FileError } from "../finding";
import { isDay, isoDayOf } from "./days";
import { nearestOf, suggestion } from "./nearest";

type Names = Partial<Record<"missingProperty" | "additionalProperty" | "type" | "format", string>>;
/** Ajv error with the parameters that messages use. */
type SchemaError = ErrorObject<string, Names & { limit?: number; allowedValues?: unknown[] }>;

/** Example of the JSON syntax for each type. */
const forms: Record<string, string> = { string: '"…"', boolean: "true | false", array: "[…]", object: "{…}" };

/** Reports whether a required field is missing only because it is misspelt, which is a separate error. */
const isMisspelt = ({ instancePath, params: { missingProperty } }: SchemaError, errors: SchemaError[]) =>
  missingProperty !== undefined &&
  errors.some(
    ({ instancePath: at, params: { additionalProperty = "" } }) =>
      at === instancePath && nearestOf(additionalProperty.trim(), [missingProperty]) !== null,
  );

/** Returns one error per location and cause; for a nullable type, only errors of the non-null type. */
export function causesOf(errors: SchemaError[]): SchemaError[] {
  // The errors of the alternatives give the reason.
  const own = errors.filter(({ keyword }) => !["anyOf", "allOf", "oneOf", "if"].includes(keyword));
  const isNullBranch = ({ params }: SchemaError) => params.type === "null";
  const seen = new Set<string>();
  return own.filter((error) => {
    const at = error.instancePath;
    const isNullable = own.some((other) => !isNullBranch(other) && other.instancePath.startsWith(at));
    if ((isNullBranch(error) && isNullable) || isMisspelt(error, own)) return false;
    const key = `${at}\0${error.params.missingProperty ?? error.params.additionalProperty ?? ""}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Converts an error's JSON pointer to the path of the field; list indices become numbers. */
export function pathOf({ instancePath = "", params, propertyName }: Partial<SchemaError>): JsonPath {
  const steps = instancePath.split("/").slice(1);
  const name = params?.missingProperty ?? params?.additionalProperty ?? propertyName;
  return [
    ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    ...(name === undefined ? [] : [name]),
  ];
}

type TextSchema = Record<string, unknown> & { format?: string; pattern?: string; examples?: string[] };

/** Explains why a string is malformed, and suggests a correction. */
function formError(value: string, { format = "", pattern = "", examples = [] }: TextSchema): FileError {
  if (value.trim() === "") return { rule: "empty" };
  const isFormat = { date: isDay, uri: isWebAddress, href: isHref }[format] ?? (() => true);
  const day = format === "date" ? isoDayOf(value) : "";
  const address = ["uri", "href"].includes(format) ? addressNear(value) : "";
  const spellings = [address, value.trim(), day, slugOf(value), value.trim().toUpperCase()];
  const near = spellings.find((one) => one !== "" && new RegExp(pattern, "u").test(one) && isFormat(one));
  const values = { value, nearest: near ? `→ ${near}` : "", example: examples.join(", ") };
  return { rule: "wrong-form", values };
}

/** Returns the rule that a schema error violates, with the values for its message. */
export function errorOf(error: SchemaError, lists: ReturnType<typeof references>): FileError {
  const { keyword, data, params, parentSchema = {}, propertyName } = error;
  const { limit = 0, type = "", missingProperty, additionalProperty: extra = "" } = params;
  const value = String(data);
  if (propertyName !== undefined) return { rule: "name-taken", values: { value: propertyName } };
  if (missingProperty !== undefined) return { rule: "missing-field", values: { name: missingProperty } };
  const list = lists[params.format ?? ""];
  const isChoice = keyword === "enum" || list !== undefined;
  const isSingle = ["string", "number", "integer", "boolean"].includes(type);
  if ((isChoice && (data === null || data === "")) || (data === null && isSingle))
    return { rule: "no-value" };
  if (isChoice) {
    const names = list?.known ?? (params.allowedValues ?? []).map(String);
    const isCode = String(parentSchema.$comment ?? "").startsWith("A name of src/");
    const values = { value, allowed: list?.list ?? names.join(", "), nearest: suggestion(value, names) };
    return { rule: isCode ? "not-in-code" : "not-allowed", values };
  }
  switch (keyword) {
    case "additionalProperties": {
      const nearest = suggestion(extra, Object.keys((parentSchema.properties as object | undefined) ?? {}));
      return { rule: "unknown-field", values: { name: extra, nearest } };
    }
    case "type": {
      const values = { form: forms[type] ?? "12", actual: JSON.stringify(data).slice(0, 40) };
      return { rule: "wrong-kind", values };
    }
    case "minLength":
      return { rule: "empty" };
    case "maxLength": {
      const { length } = [...value];
      return { rule: "too-long", values: { length, max: limit, excess: length - limit } };
    }
    case "minItems":
    case "minProperties":
      return { rule: "too-few", values: { min: limit } };
    case "exclusiveMinimum":
      return { rule: "too-small", values: { min: limit } };
    case "minimum":
      return { rule: "too-small", values: { min: limit - 1 } };
    case "maxItems":
    case "maximum":
      return { rule: "too-large", values: { max: limit } };
    default:
      return formError(value, parentSchema);
  }
}
