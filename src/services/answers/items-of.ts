import { isWireId } from "@/lib/wire-id";
import { envelopeName } from "./envelopes";
import { fieldOf, idNames, idOf, isFields, mapKey, plainName, type Fields } from "./read-values";

const maxDepth = 6;
const maxValues = 2_000;

/** Plain names of what accompanies a list: never searched for one. */
const aside = /^(?:links?|meta(?:data)?|messages|err(?:or)?s?|warnings?|notices?|debug|context|paging|pagination|pageinfo)$/; // prettier-ignore

/** Plain names of facts about a call, a list or a single thing: no ids of items. */
const factName = /^(?:success|ok|hash|page(?:size|number)?|.*pages|total.*|.*count|.*total|size|limit|offset|self|next|prev(?:ious)?|first|last|.*edat|timestamp|name|title|label|text|description|price|amount|currency|interval|state|type|code|ids?|uuid|finished|completed?|done|ready|progress|percent.*|current|msg|detail)$/; // prettier-ignore

/** Tells whether a name in an object is one of its own facts, or of an envelope, instead of the id of an item. */
export function isFactName(key: string): boolean {
  const name = plainName(key);
  const isEnvelope = envelopeName.test(name) && !name.endsWith("setup");
  return isEnvelope || /^[_@$]/.test(key) || aside.test(name) || factName.test(name);
}

const isNothing = (value: unknown) =>
  value === null || value === false || value === "" || (typeof value === "object" && Object.keys(value).length === 0); // prettier-ignore

const hasObjects = (list: unknown[]) => list.some(isFields);

type Part = {
  name: string;
  value: unknown;
  /** Whether it stands in envelopes only. */
  isEnveloped: boolean;
};

/** The values within an object and the objects in it, the outermost first; what lists hold is not looked at. */
function partsOf(body: Fields): Part[] {
  const found: Part[] = [];
  let level: Part[] = [{ name: "", value: body, isEnveloped: true }];
  for (let depth = 0; depth <= maxDepth && found.length < maxValues; depth += 1) {
    found.push(...level);
    level = level.flatMap(({ value, isEnveloped }) =>
      Object.entries(isFields(value) ? value : {})
        .map(([key, inner]) => ({ name: plainName(key), value: inner, isEnveloped }))
        .filter(({ name }) => !aside.test(name))
        .map((part) => ({ ...part, isEnveloped: isEnveloped && envelopeName.test(part.name) })),
    );
  }
  return found;
}

const itemFacts = ["name", "title", "label", "display_name", "price", "amount", "features", "description", "username", "number", "phone_number", "state", "status"]; // prettier-ignore

const looksLikeItem = (value: unknown) => isFields(value) && fieldOf(value, ...itemFacts) !== undefined;

const isSingle = (value: unknown): value is Fields =>
  isFields(value) &&
  fieldOf(value, "name", "title", "label", "price") !== undefined &&
  idOf(value, ...idNames()) !== null;

const itemEntries = (fields: Fields) => Object.entries(fields).filter(([key]) => !isFactName(key));

/** An object of items by their ids, and of nothing else but facts. */
function isKeyed(value: unknown): value is Fields {
  const entries = isFields(value) ? itemEntries(value) : [];
  const isSure = entries.length > 1 || entries.some(([key, item]) => /^\d+$/.test(key) || isSingle(item));
  return (
    isSure && entries.every(([key, item]) => looksLikeItem(item) || (isFields(item) && /^\d+$/.test(key)))
  );
}

/** The members of an object that stands for a list: one item, items in groups, or items or their names by ids. */
function membersOf(fields: Fields): unknown[] {
  const entries = itemEntries(fields);
  const isItem = entries.length === 0 && fieldOf(fields, "name", "title", "price") !== undefined;
  if (isSingle(fields) || isItem) return [fields];
  const groups = entries.flatMap(([, value]): unknown[] =>
    Array.isArray(value) && hasObjects(value) ? value : [],
  );
  const keyed = entries.filter(([, value]) => isFields(value));
  if (groups.length + keyed.length > 0)
    return [...groups, ...keyed.map(([key, value]) => ({ ...(value as Fields), [mapKey]: key }))];
  if (idOf(fields, "id", "code", "type") !== null) return [fields];
  return entries
    .filter(([, value]) => isWireId(value) || typeof value === "boolean")
    .map(([id, value]) => ({ id, name: typeof value === "string" ? value : id, included: value }));
}

/** The list among some parts that is the likeliest: of objects, else none, else of bare ids. */
function likeliest(parts: Part[]): unknown[] | undefined {
  const lists = parts.filter((part): part is Part & { value: unknown[] } => Array.isArray(part.value));
  const ids = lists.find(({ name, value }) => name !== "message" && value.some(isWireId));
  const best = lists.find(({ value }) => hasObjects(value)) ?? lists.find(({ value }) => value.length === 0);
  return (best ?? ids)?.value;
}

/** The first object among some parts that is an item or has them by their ids. */
const wholeIn = (parts: Part[]): Fields | undefined =>
  parts.map(({ value }) => value).find((value) => isKeyed(value) || isSingle(value));

/** The items of a value that stands for a list: itself, a text with commas, an envelope or an object of items. */
export function listIn(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value === "string") return value.split(/[,;\n]/).filter((text) => text.trim() !== "");
  if (!isFields(value)) return [];
  const parts = partsOf(value);
  const named = parts.flatMap((part) => (isFields(part.value) ? names.map((name) => fieldOf(part.value as Fields, name)) : [])); // prettier-ignore
  const enveloped = parts.filter(({ isEnveloped }) => isEnveloped);
  return named.find(Array.isArray) ?? likeliest(enveloped) ?? membersOf(wholeIn(enveloped) ?? value);
}

/** Tells whether an answer says that there is nothing: by an empty list or envelope, by a total, or by being nothing else. */
function isEmpty(body: Fields, parts: Part[], names: readonly string[]): boolean {
  const isKnown = (name: string) =>
    !/^(?:message|status)$/.test(name) && (envelopeName.test(name) || names.map(plainName).includes(name));
  return (
    Object.keys(body).every((key) => /^[_@$]|^(?:links|meta|page)$/i.test(key)) ||
    parts.some(({ name, value }) => (isKnown(name) && isNothing(value)) || (/total|count/.test(name) && value === 0)) // prettier-ignore
  );
}

/**
 * The items of a list, wherever the answer has it: bare, under its own name, in envelopes, by ids, or as the only list there
 * is. Empty for an empty answer; null where no list can be recognised.
 */
export function itemsOf(body: unknown, names: readonly string[]): unknown[] | null {
  if (body === undefined || body === null) return [];
  if (Array.isArray(body)) {
    const list = body as unknown[];
    const [only, ...others] = list;
    const isWrapper = others.length === 0 && isFields(only) && !looksLikeItem(only);
    return (isWrapper && idOf(only, ...idNames()) === null ? itemsOf(only, names) : null) ?? list;
  }
  if (!isFields(body)) return null;
  const parts = partsOf(body);
  const objects = parts.map(({ value }) => value).filter(isFields);
  const named = objects.flatMap((fields) => names.map((name) => fieldOf(fields, name)));
  const list = named.find((value) => typeof value === "object");
  if (list !== undefined) return listIn(list, names);
  const enveloped = parts.filter(({ isEnveloped }) => isEnveloped);
  const whole = wholeIn(enveloped);
  const text = named.find((value) => typeof value === "string");
  return (
    likeliest(enveloped) ??
    (whole && membersOf(whole)) ??
    likeliest(parts) ??
    (text === undefined ? undefined : listIn(text, names)) ??
    (isEmpty(body, parts, names) ? [] : null)
  );
}

/** The fields of one item: its attributes are its own, a single wrapper around it is taken off, a bare id names itself. */
export function itemFields(item: unknown, depth = 0): Fields | null {
  if (isWireId(item)) return { id: item, name: item };
  if (!isFields(item)) return null;
  const inner = fieldOf(item, "attributes", "fields", "properties", "node", "item", "resource", "_source");
  if (isFields(inner) && depth < 3) {
    // The type of what has attributes is that of the resource (JSON:API), the same for all.
    const { type: _, ...own } = item;
    return { ...itemFields(inner, Math.max(2, depth + 1)), ...own };
  }
  const [only, ...others] = Object.values(item);
  const isWrapper = others.length === 0 && depth < 2 && idOf(item, ...idNames()) === null;
  return isWrapper && isFields(only) ? itemFields(only, depth + 1) : item;
}
