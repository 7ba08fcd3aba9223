import { createStore, useStore } from "@/ui/create-store";
import { onForget } from "@/state/memory-store";

type Lists = Readonly<Record<string, unknown>>;

const none: Lists = {};

/** Lists of what is on offer, as this visit has seen them; each language has its own. */
const seen = createStore(none);
onForget(() => seen.write(none));

/** A list of offers as this visit last saw it; undefined until it was brought. */
export const useSeen = <T>(key: string): T | undefined => useStore(seen)[key] as T | undefined; // the key decides the type

/**
 * A list of offers as it was last brought in this visit and language, so that a summary need not ask again; else brought now.
 * @param key names the list and its language
 */
export async function seenOr<T>(key: string, load: () => Promise<T>): Promise<T> {
  return (seen.read()[key] as T | undefined) ?? rememberSeen(key, load); // the key decides the type
}

/** Brings a list afresh and keeps it for later screens. */
export async function rememberSeen<T>(key: string, load: () => Promise<T>): Promise<T> {
  const list = await load();
  seen.write({ ...seen.read(), [key]: list });
  return list;
}
