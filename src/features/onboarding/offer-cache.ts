import { createStore, useStore } from "@/ui/create-store";
import { onForget } from "@/state/memory-store";

type Lists = Readonly<Record<string, unknown>>;

const none: Lists = {};

/** Offer lists loaded during this visit, keyed by list and language. */
const seen = createStore(none);
onForget(() => seen.write(none));

/** Returns the last loaded offer list for a key; undefined if not loaded yet. */
export const useCachedOffers = <T>(key: string): T | undefined => useStore(seen)[key] as T | undefined; // the key determines the type

/**
 * Returns an offer list from this visit's cache, or loads it if missing.
 * @param key list and language
 */
export async function cachedOffersOr<T>(key: string, load: () => Promise<T>): Promise<T> {
  return (seen.read()[key] as T | undefined) ?? cacheOffers(key, load); // the key determines the type
}

/** Reloads a list and caches it for later screens. */
export async function cacheOffers<T>(key: string, load: () => Promise<T>): Promise<T> {
  const list = await load();
  seen.write({ ...seen.read(), [key]: list });
  return list;
}
