import type { UiSchema } from "@rjsf/utils";
import { mapFields, type Target } from "../server/target";
import type { FormSchema } from "../server/form-schema";

/** Assigns custom fields to those parts of a schema that the form library cannot render. */
export function uiSchemaOf(schema: FormSchema): UiSchema {
  if (schema["x-localized"]) return { "ui:field": "localized" };
  if (schema["x-nullable"]) return { "ui:field": "nullable" };
  if (schema["x-picture"]?.place) return { "ui:field": "picture" };
  const { items } = schema;
  if (items?.enum && !items["x-labels"]) return { "ui:field": "choices" };
  if (items) return { items: uiSchemaOf(items), "ui:options": { copyable: false } };
  // The address follows from the title, so it comes last.
  const order = schema.properties?.slug && { "ui:order": ["*", "slug"] };
  if (schema.properties) return { ...mapFields(schema.properties, uiSchemaOf), ...order };
  return schema.type === "string" ? { "ui:emptyValue": "" } : {};
}

/** Returns the form's label for the field at a path. */
export function labelAt(schema: FormSchema, [key, ...rest]: Target["at"]): string | undefined {
  if (key === undefined) return schema.title;
  const part = typeof key === "number" ? schema.items : schema.properties?.[key];
  return (part && labelAt(part, rest)) ?? schema.title;
}

/** Returns the value of an added item or group: empty strings, first options, and null for nullable fields. */
export function emptyValue(schema: FormSchema): unknown {
  if (schema["x-nullable"]) return null;
  if (schema.enum) return schema.enum[0];
  const { items, properties, minItems = 0, required = Object.keys(properties ?? {}) } = schema;
  if (items) return Array.from({ length: minItems }, () => emptyValue(items));
  if (schema.type === "boolean") return false;
  if (schema.type === "number" || schema.type === "integer") return undefined;
  if (!properties) return "";
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return mapFields(Object.fromEntries(needed), emptyValue);
}
