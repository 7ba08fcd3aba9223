import { useSyncExternalStore } from "react";
import { onForget } from "./visit-memory";

type Lists = Map<string, unknown>;

/** Lists of what is on offer, as this visit has seen them; each language has its own. */
const seen: Lists = new Map();
const listeners = new Set<() => void>();
onForget(() => seen.clear());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A list of offers as this visit last saw it; undefined until it was brought. */
export const useSeen = <T>(key: string): T | undefined =>
  useSyncExternalStore(
    subscribe,
    () => seen.get(key) as T | undefined, // the key decides the type
    () => undefined,
  );

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
  listeners.forEach((listener) => listener());
  return list;
}
