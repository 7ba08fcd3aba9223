import { useSyncExternalStore } from "react";

/** Observable value outside React, for React's `useSyncExternalStore`. */
export type ReadableStore<T> = {
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  read: () => T;
  /** Returns the initial value, for server rendering and hydration. */
  readOnServer: () => T;
};

export type Store<T> = ReadableStore<T> & {
  /** Replaces the value and notifies the listeners, if the value differs. */
  write: (next: T) => void;
};

/**
 * Creates a store, which components read with `useStore`.
 * @param load returns the browser's initial value; called on the first read
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

/** Returns the value of a store, and rerenders the component when it changes. */
export const useStore = <T>({ subscribe, read, readOnServer }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, read, readOnServer);
