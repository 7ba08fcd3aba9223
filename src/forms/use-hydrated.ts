import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False during server rendering and hydration, true as soon as the page answers. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
