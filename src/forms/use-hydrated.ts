import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Returns false during server rendering and hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
