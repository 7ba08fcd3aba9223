import type { ErrorObject } from "ajv";
import { isoDayOf, lastDayInstead, timeNear } from "./days";
import type { Finding } from "./finding";
import { webAddressNear } from "./address-near";
import type { JsonPath } from "./json-file";
import type { RuleName } from "./messages";
import { suggestion } from "./nearest";
import { choiceNear, plainNumber } from "./written-values";
import { slugOf } from "../../lib/slug";

/** A file that knows where its fields stand. */
export type Located = {
  finding: (at: JsonPath, rule: RuleName, values?: Finding["values"]) => Finding;
};

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

/** A colour with a digit for each part, or in small letters, as it is written here. */
function colourNear(value: string): string {
  const digits = value.trim().replace(/^#/, "").toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `→ #${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `→ #${digits.replace(/./g, "$&$&")}` : "";
}

/** The numbers of a version. */
function versionNear(value: string): string {
  const numbers = value.match(/\d+/g);
  return numbers ? `→ ${numbers.join(".")}` : "";
}

/** A Turkish number with the code of the country. */
function phoneNear(value: string): string {
  const [, digits = ""] = /^(?:0090|\+?90|0)?(\d{10})$/.exec(value.replace(/[\s().-]/g, "")) ?? [];
  return digits && `→ +90 ${digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4")}`;
}

/** An address of the web that is not whole, or has more behind its host than the field allows. */
function webAddressFinding(json: Located, at: JsonPath, value: string, pattern: string): Finding {
  const near = webAddressNear(value);
  const isOrigin = pattern !== "^https://";
  const nearest = near && isOrigin ? new URL(near).origin : near;
  return json.finding(at, isOrigin ? "site-address" : "web-address", {
    value,
    nearest: nearest && `→ ${nearest}`,
  });
}

/** A day that no calendar has, or that is written otherwise than the data write days. */
function dayFinding(json: Located, at: JsonPath, value: string): Finding {
  if (value.trim() === "") return json.finding(at, "empty");
  const last = lastDayInstead(value);
  return last === ""
    ? json.finding(at, "date-form", { nearest: isoDayOf(value) })
    : json.finding(at, "day-unknown", { value, nearest: `→ ${last}` });
}

/** A value as a number, where people wrote it as a text. */
function numberNear(value: unknown): string {
  if (typeof value !== "string") return "";
  const near = plainNumber(value);
  return near && `→ ${near}`;
}

/** What was typed without what comes along with it, in the first spelling that fits a pattern; empty where none does. */
function formNear(value: string, pattern: string): string {
  const bare = value
    .trim()
    .replace(/^[^<]*<([^<>]*)>$/, "$1")
    .replace(/^(?:mailto:|https?:\/\/)/i, "")
    .replace(/[/.]+$/, "");
  const joined = bare.replace(/\s/g, "").replace(/[,.]+/g, ".");
  const found = [bare, joined, joined.toUpperCase(), joined.toLowerCase()].find((one) =>
    new RegExp(pattern, "u").test(one),
  );
  return found ? `→ ${found}` : "";
}

/** Which pattern of the shared schema a text does not fit. */
function patternFinding(json: Located, at: JsonPath, error: ErrorObject): Finding {
  const { data, schema } = error;
  const value = String(data);
  const pattern = String(schema);
  if (value.trim() === "") return json.finding(at, "empty");
  if (pattern.startsWith("^#")) return json.finding(at, "colour-form", { value, nearest: colourNear(value) });
  if (pattern.startsWith("^[a-z0-9]+(-"))
    return json.finding(at, "slug-form", { value, nearest: slugOf(value) && `→ ${slugOf(value)}` });
  if (pattern.startsWith("^\\d+("))
    return json.finding(at, "version-form", { value, nearest: versionNear(value) });
  if (pattern.startsWith("^https://")) return webAddressFinding(json, at, value, pattern);
  if (pattern.startsWith("^\\+")) return json.finding(at, "phone-form", { value, nearest: phoneNear(value) });
  if (pattern.startsWith("^([01][0-9]|2[0-3])"))
    return json.finding(at, "time-form", { nearest: timeNear(value) });
  return json.finding(at, "wrong-form", {
    value,
    nearest: formNear(value, pattern),
    example: exampleOf(error),
  });
}

/** The value of the right type that was meant, as a suggestion. */
function nearestOfType(type: string, data: unknown): string {
  if (type === "boolean") return choiceNear(data);
  return type === "number" || type === "integer" ? numberNear(data) : "";
}

/** The finding for an error of a schema, in the words of the messages. */
export function schemaFinding(json: Located, at: JsonPath, error: ErrorObject): Finding {
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
      if (String(name) === "$schema") return json.finding([...at, name], "schema-field");
      return json.finding([...at, name], "unknown-field", { name, nearest: suggestion(name, known) });
    }
    case "type":
      if (String(params.type) === "integer" && typeof data === "number")
        return json.finding(at, "needs-integer", { value: data });
      return json.finding(at, typeRules[String(params.type)] ?? "needs-fields", {
        actual: JSON.stringify(data).slice(0, 40),
        nearest: nearestOfType(String(params.type), data),
      });
    case "enum": {
      const allowed = ((params.allowedValues ?? []) as unknown[]).map(String);
      const value = String(data);
      const isCode = String(parentSchema?.$comment ?? "").startsWith("A name of src/");
      return json.finding(at, isCode ? "not-in-code" : "not-allowed", {
        value,
        allowed: allowed.join(", "),
        nearest: suggestion(value, allowed),
      });
    }
    case "pattern":
      return patternFinding(json, at, error);
    case "format":
      if (String(params.format) === "date") return dayFinding(json, at, String(data));
      return String(params.format) === "uri"
        ? webAddressFinding(json, at, String(data), String(parentSchema?.pattern ?? "^https://"))
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
    case "maximum":
      return json.finding(at, "too-large", { max: Number(params.limit) });
    case "exclusiveMinimum":
      return json.finding(at, "too-small", { min: Number(params.limit) });
    default:
      return json.finding(at, "wrong-form", {
        value: String(data).slice(0, 40),
        example: exampleOf(error) || keyword,
      });
  }
}
