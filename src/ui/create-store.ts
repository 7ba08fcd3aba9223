import { useSyncExternalStore } from "react";

/** A value outside React that components follow; the shape that React's `useSyncExternalStore` asks for. */
export type ReadableStore<T> = {
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  read: () => T;
  /** The value in the HTML of the build and during hydration: always the initial one. */
  readOnServer: () => T;
};

export type Store<T> = ReadableStore<T> & {
  /** Replaces the value and tells the listeners, unless it is the same one. */
  write: (next: T) => void;
};

/**
 * Creates a store; components read it with `useStore`.
 * @param load what a browser begins with instead of the initial value; asked for at the first read
 * @example const progress = createStore(false)
 */
export function createStore<T>(initial: T, load?: () => T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      if (load) current = load();
      load = undefined;
      return current;
    },
    readOnServer: () => initial,
    write: (next) => {
      load = undefined;
      if (Object.is(next, current)) return;
      current = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** The value of a store, kept current. */
export const useStore = <T>({ subscribe, read, readOnServer }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, read, readOnServer);
