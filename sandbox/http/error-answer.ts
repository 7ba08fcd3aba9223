import type { ErrorObject } from "ajv";
import type { components } from "../../src/services/generated/contract";
import { fieldMessage } from "../field-messages";
import { messageOf, Refusal } from "../messages";
import type { Locale } from "../../src/config/languages";

type ErrorBody = components["schemas"]["Error"];

/** Thrown for a body that violates the contract. */
export class InvalidFields extends Error {
  constructor(readonly errors: ErrorObject[]) {
    super("invalid_fields");
  }
}

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  const named = (params as { missingProperty?: string; additionalProperty?: string }) ?? {};
  const last = { required: named.missingProperty, additionalProperties: named.additionalProperty }[keyword];
  // Errors of list items belong to the list's field.
  const path = instancePath.split("/").filter((segment) => segment !== "" && !/^\d+$/.test(segment));
  return [...path, ...(last ? [last] : [])].join(".");
}

/** Returns one entry per invalid field, in form order. */
function fieldsOf(errors: ErrorObject[], locale: Locale) {
  const messages = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    const value = error.keyword === "required" ? undefined : error.data;
    if (field && !messages.has(field)) messages.set(field, fieldMessage(field, error.keyword, value, locale));
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

function invalidFields({ errors }: InvalidFields, locale: Locale): ErrorBody {
  const fields = fieldsOf(errors, locale);
  const [only] = fields;
  const message = fields.length === 1 && only ? only.message : messageOf("invalid_fields", locale);
  return { message, code: "invalid_fields", fields };
}

/** Converts any error to an error response of the contract; unexpected errors are logged and become 500. */
export function errorAnswer(error: unknown, locale: Locale): Response {
  if (error instanceof InvalidFields) return Response.json(invalidFields(error, locale), { status: 422 });
  const refusal = error instanceof Refusal ? error : new Refusal(500, "internal");
  if (refusal !== error) console.error(error);
  const { status, code, details } = refusal;
  const message = messageOf(code, locale);
  const body: ErrorBody = {
    message,
    code,
    ...(details.field ? { fields: [{ field: details.field, message }] } : {}),
  };
  const headers =
    details.retryAfter === undefined ? undefined : { "retry-after": String(details.retryAfter) };
  return Response.json(body, { status, headers });
}
