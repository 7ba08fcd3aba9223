import { CallError } from "@/services/errors";
import { idText, type WireId } from "@/lib/wire-id";
import { itemFields, itemsOf } from "./items-of";
import type { Fields } from "./read-values";

/** Items that a screen shows at most. */
const maxItems = 200;

type ListReader<Item> = {
  /** Names the list may have. */
  names: readonly string[];
  /** Reads one item; null for one that cannot be used, which is left out. */
  readItem: (fields: Fields) => Item | null;
  idOf: (item: Item) => WireId;
};

/**
 * The items of an answer that can be used, each id once, at most 200.
 * @throws CallError "invalid-response" for an answer without a list, and for a list of which no item can be used
 */
export function readList<Item>(body: unknown, { names, readItem, idOf }: ListReader<Item>): Item[] {
  const raw = itemsOf(body, names);
  if (raw === null) throw new CallError("invalid-response");
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
