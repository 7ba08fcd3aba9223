import { onForget } from "./visit-memory";

type Lists = Map<string, unknown>;

/** Lists of what is on offer, as this visit has seen them; each language has its own. */
const seen: Lists = new Map();
onForget(() => seen.clear());

/**
 * A list of offers as it was last brought in this visit and language, so that a summary need not ask again; else brought now.
 * @param key names the list and its language
 */
export async function seenOr<T>(key: string, load: () => Promise<T>): Promise<T> {
  return (seen.get(key) as T | undefined) ?? rememberSeen(key, load); // the key decides the type
}

/** Brings a list afresh and keeps it for later screens. */
export async function rememberSeen<T>(key: string, load: () => Promise<T>): Promise<T> {
  const list = await load();
  seen.set(key, list);
  return list;
}
