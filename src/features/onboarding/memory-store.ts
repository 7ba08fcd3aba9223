import { onForget } from "./visit-memory";

export type MemoryStore<T> = {
  subscribe: (listener: () => void) => () => void;
  read: () => T;
  write: (change: Partial<T>) => void;
};

/**
 * Values that live in this tab's memory only: they survive a change of screen or language, never a reload, and are written
 * nowhere. In the shape of React's `useSyncExternalStore`.
 */
export function createMemoryStore<T extends object>(initial: T): MemoryStore<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const publish = (next: T) => {
    current = next;
    listeners.forEach((listener) => listener());
  };
  onForget(() => publish(initial));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => current,
    write: (change) => publish({ ...current, ...change }),
  };
}
