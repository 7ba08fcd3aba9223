import { createStore, type ReadableStore } from "@/ui/create-store";

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

const forgetters = new Set<() => void>();

/**
 * Registers a reset of values that live in memory only (tokens, numbers, files); it runs when the visitor forgets this device
 * or moves to another onboarding.
 */
export function onForget(forget: () => void) {
  forgetters.add(forget);
}

/** Runs every registered reset. */
export function clearVisitMemory() {
  forgetters.forEach((forget) => forget());
}
