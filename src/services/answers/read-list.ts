import { CallError } from "@/services/errors";
import { idText, type WireId } from "@/lib/wire-id";
import { itemFields, itemsOf, listIn } from "./items-of";
import { fieldOf, isFields, type Fields } from "./read-values";

/** Items that a screen shows at most. */
const maxItems = 200;

type ListReader<Item> = {
  /** Names the list may have. */
  names: readonly string[];
  /** Reads one item; null for one that cannot be used, which is left out. */
  readItem: (fields: Fields) => Item | null;
  idOf: (item: Item) => WireId;
  /** Whether an entry may hold a list of that name instead of being an item. */
  areGrouped?: boolean;
};

/** The list that an entry holds under one of its names; undefined for one that is no group. */
function groupIn(entry: unknown, names: readonly string[]): unknown[] | undefined {
  const group = isFields(entry) ? fieldOf(entry, ...names) : undefined;
  return typeof group === "object" && group !== null ? listIn(group, names) : undefined;
}

/**
 * The items of an answer that can be used, each id once, at most 200.
 * @throws CallError "invalid-response" for an answer without a list, and for a list of which no item can be used
 */
export function readList<Item>(
  body: unknown,
  { names, readItem, idOf, areGrouped = false }: ListReader<Item>,
): Item[] {
  const entries = itemsOf(body, names);
  if (entries === null) throw new CallError("invalid-response");
  const raw = areGrouped ? entries.flatMap((entry) => groupIn(entry, names) ?? [entry]) : entries;
  const items = new Map<string, Item>();
  for (const entry of raw) {
    const fields = itemFields(entry);
    const item = fields && readItem(fields);
    if (item === null || items.size >= maxItems) continue;
    const key = idText(idOf(item));
    if (!items.has(key)) items.set(key, item);
  }
  if (raw.length > 0 && items.size === 0) throw new CallError("invalid-response");
  return [...items.values()];
}
