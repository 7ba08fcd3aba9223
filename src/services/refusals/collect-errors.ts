import { fieldOf, isFields, type Fields } from "@/services/answers/read-values";
import { messageText } from "@/services/message-text";

/** A message and the path of what it is about; an empty path where it is about nothing in particular. */
export type PathError = { path: string; message: string };

const maxDepth = 6;
const maxErrors = 50;

const pathNames = ["field", "path", "loc", "param", "property", "property_path", "instance_path", "pointer", "attribute", "key", "name"]; // prettier-ignore
const messageNames = ["message", "msg", "detail", "title", "description", "reason", "error", "text", "messages", "errors", "constraints"]; // prettier-ignore
/** Names that stand for the whole instead of a field. */
const wholeNames = new Set(["_errors", "formErrors", "form_errors", "non_field_errors", "nonFieldErrors", "general", "base", "_", "*", "messages"]); // prettier-ignore
const nestedNames = new Set(["fieldErrors", "field_errors", "fields", "errors", "issues", "violations", "properties"]); // prettier-ignore

/** The first text in a value: itself, or in a list or an object of texts. */
function firstText(value: unknown, depth = 0): string | undefined {
  const text = messageText(value);
  if (text !== undefined || depth > 2 || typeof value !== "object" || value === null) return text;
  for (const inner of Object.values(value)) {
    const found = firstText(inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pathText(value: unknown): string | undefined {
  if (typeof value === "string" && value !== "") return value;
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((part: unknown) => (isFields(part) ? part["key"] : part)); // valibot's paths are objects
  return parts.filter((part) => typeof part === "string").join(".");
}

/** An entry that names a field and says what is wrong with it; undefined for an object of another kind. */
function entryOf(entry: Fields): PathError | undefined {
  const source = fieldOf(entry, "source");
  const named = isFields(source) ? fieldOf(source, "pointer", "parameter") : undefined;
  const path = [named, ...pathNames.map((name) => fieldOf(entry, name))]
    .map(pathText)
    .find((text) => text !== undefined);
  for (const name of messageNames) {
    const message = firstText(fieldOf(entry, name));
    if (message !== undefined) return { path: path ?? "", message };
  }
  return undefined;
}

/**
 * The messages in a list or an object of errors, with the path of what each is about. Reads lists of texts and of entries,
 * objects of texts and of lists, and both within each other.
 */
export function collectErrors(value: unknown, path = "", depth = 0): PathError[] {
  if (depth > maxDepth) return [];
  const text = messageText(value);
  if (text !== undefined) return [{ path, message: text }];
  if (Array.isArray(value)) {
    const first = path === "" ? undefined : messageText(value[0]);
    if (first !== undefined) return [{ path, message: first }];
    const found = value.slice(0, maxErrors).flatMap((entry: unknown) => {
      const single = isFields(entry) ? entryOf(entry) : undefined;
      if (single) return [{ ...single, path: [path, single.path].filter(Boolean).join(".") }];
      return collectErrors(entry, path, depth + 1);
    });
    return found.slice(0, maxErrors);
  }
  if (!isFields(value)) return [];
  const single =
    ["field", "path", "loc", "param"].some((name) => fieldOf(value, name) !== undefined) && entryOf(value);
  if (single && single.path !== "") return [single];
  return Object.entries(value)
    .flatMap(([key, inner]) => {
      const isWhole = wholeNames.has(key) || (nestedNames.has(key) && typeof inner === "object");
      return collectErrors(inner, isWhole ? path : [path, key].filter(Boolean).join("."), depth + 1);
    })
    .slice(0, maxErrors);
}
