import { createStore, type ReadableStore } from "@/ui/create-store";

export type MemoryStore<T> = ReadableStore<T> & {
  /** Merges the given fields into the values. */
  write: (change: Partial<T>) => void;
};

/**
 * Creates an in-memory store, whose values survive changes of screen and language, but not a reload, and are
 * reset when the visitor clears the data on this device.
 */
export function createMemoryStore<T extends object>(initial: T): MemoryStore<T> {
  const store = createStore(initial);
  onForget(() => store.write(initial));
  return { ...store, write: (change) => store.write({ ...store.read(), ...change }) };
}

const forgetters = new Set<() => void>();

/**
 * Registers a reset function for in-memory values (tokens, numbers, files), called when the visitor clears
 * the data on this device or switches to another onboarding.
 */
export function onForget(forget: () => void) {
  forgetters.add(forget);
}

/** Resets all values in memory by calling every registered function. */
export function clearVisitMemory() {
  forgetters.forEach((forget) => forget());
}
