import { fieldOf, isFields, type Fields } from "./read-values";
import { isWireId } from "@/lib/wire-id";

/** Names under which frameworks wrap what they answer. */
const envelopes = [
  "data", "result", "results", "payload", "response", "body", "content", "items", "list", "rows", "records",
  "entries", "nodes", "edges", "collection", "value", "values",
]; // prettier-ignore
const maxDepth = 6;

/** The members of an object that stands for a list: one item, or items by their ids. */
function membersOf(fields: Fields): unknown[] {
  if (isWireId(fieldOf(fields, "id", "code", "type"))) return [fields];
  return Object.entries(fields).map(([id, value]) =>
    isFields(value) ? { id, ...value } : { id, name: typeof value === "string" ? value : id },
  );
}

const isItems = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((item) => isFields(item) || isWireId(item));

const hasKey = (fields: Fields, name: string) =>
  Object.keys(fields).some((key) => key.replace(/[\s_-]/g, "").toLowerCase() === name.replace(/_/g, ""));

/** The list under one of its names, or inside an envelope; undefined where neither is there. */
function namedList(value: unknown, names: readonly string[], depth = 0): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (!isFields(value) || depth > maxDepth) return undefined;
  const named = fieldOf(value, ...names);
  if (named !== undefined) {
    if (Array.isArray(named)) return named as unknown[];
    if (isFields(named)) return namedList(named, names, depth + 1) ?? membersOf(named);
    return isWireId(named) ? [named] : [];
  }
  for (const name of envelopes) {
    const inner = fieldOf(value, name);
    const list = namedList(inner, names, depth + 1);
    if (list !== undefined) return list;
    // Items by their ids stand bare in an envelope too.
    if (isFields(inner) && isKeyed(inner)) return membersOf(inner);
  }
  return [...names, ...envelopes].some((name) => hasKey(value, name)) ? [] : undefined;
}

const isKeyed = (fields: Fields) =>
  Object.keys(fields).length > 0 && Object.values(fields).every((value) => isFields(value));

/**
 * The items of a list, wherever the answer has it: bare, under its own name, in envelopes, by ids, or as the only list there
 * is. Empty for an empty answer; null where no list can be recognised.
 */
export function itemsOf(body: unknown, names: readonly string[]): unknown[] | null {
  if (body === undefined || body === null) return [];
  const list = namedList(body, names);
  if (list !== undefined) return list;
  if (!isFields(body)) return null;
  if (Object.keys(body).length === 0) return [];
  const only = Object.values(body).find(isItems);
  if (only) return only;
  return isKeyed(body) ? membersOf(body) : null;
}

/** The fields of one item: its attributes are its own, a single wrapper around it is taken off, a bare id names itself. */
export function itemFields(item: unknown, depth = 0): Fields | null {
  if (isWireId(item)) return { id: item, name: item };
  if (!isFields(item)) return null;
  const attributes = fieldOf(item, "attributes", "fields", "properties");
  if (isFields(attributes)) return { ...attributes, ...item };
  const [only, ...others] = Object.values(item);
  return others.length === 0 && isFields(only) && depth < 2 ? itemFields(only, depth + 1) : item;
}
