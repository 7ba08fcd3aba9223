import { createStore, type ReadableStore } from "@/ui/create-store";
import { onForget } from "./visit-memory";

export type MemoryStore<T> = ReadableStore<T> & {
  /** Replaces the named fields. */
  write: (change: Partial<T>) => void;
};

/**
 * A store whose values live in this tab's memory only: they survive a change of screen or language, never a reload, are
 * written nowhere, and are emptied when the visitor forgets this device.
 */
export function createMemoryStore<T extends object>(initial: T): MemoryStore<T> {
  const store = createStore(initial);
  onForget(() => store.write(initial));
  return { ...store, write: (change) => store.write({ ...store.read(), ...change }) };
}
