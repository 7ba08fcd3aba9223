import type { UiSchema } from "@rjsf/utils";
import type { Target } from "../server/target";
import type { FormSchema } from "../server/form-schema";

/** Assigns custom fields to parts of a schema that the form library cannot render. */
export function uiSchemaOf(schema: FormSchema): UiSchema {
  if (schema["x-localized"]) return { "ui:field": "localized" };
  if (schema["x-nullable"]) return { "ui:field": "nullable" };
  if ((schema["x-picture"] as { place?: string } | undefined)?.place) return { "ui:field": "picture" };
  const items = schema.items as FormSchema | undefined;
  if (items?.enum && !items["x-labels"]) return { "ui:field": "choices" };
  if (schema.type === "array" && schema.items)
    return { items: uiSchemaOf(schema.items as FormSchema), "ui:options": { copyable: false } };
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, uiSchemaOf(part)]),
    );
  return schema.type === "string" ? { "ui:emptyValue": "" } : {};
}

/** Returns the label that the form shows for the field at a path. */
export function labelAt(schema: FormSchema, [key, ...rest]: Target["at"]): string | undefined {
  if (key === undefined) return schema.title;
  const part = typeof key === "number" ? (schema.items as FormSchema) : schema.properties?.[key];
  return (part && labelAt(part, rest)) ?? schema.title;
}

/**
 * Returns the initial value of an added item or group: empty texts, the first choice, and null for nullable
 * fields.
 */
export function emptyValue(schema: FormSchema): unknown {
  if (schema["x-nullable"]) return null;
  if (Array.isArray(schema.enum)) return (schema.enum as unknown[])[0];
  if (schema.type === "array")
    return Array.from({ length: (schema.minItems as number | undefined) ?? 0 }, () =>
      emptyValue(schema.items as FormSchema),
    );
  if (schema.type === "boolean") return false;
  if (schema.type === "number" || schema.type === "integer") return undefined;
  if (!schema.properties) return "";
  const required = (schema.required ?? Object.keys(schema.properties)) as string[];
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => required.includes(name))
      .map(([name, part]) => [name, emptyValue(part)]),
  );
}
