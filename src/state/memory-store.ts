import { createStore, type ReadableStore } from "@/ui/create-store";

export type MemoryStore<T> = ReadableStore<T> & {
  /** Updates the given fields. */
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

/** Calls every registered reset function. */
export function clearVisitMemory() {
  forgetters.forEach((forget) => forget());
}
