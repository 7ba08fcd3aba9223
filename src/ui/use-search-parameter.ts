import { useCallback, useSyncExternalStore } from "react";
import { replaceEntry } from "@/lib/browser-support";

const changed = "search-parameter-changed";

function subscribe(listener: () => void) {
  window.addEventListener("popstate", listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(changed, listener);
  };
}

/**
 * Keeps state in a query parameter, so that the address can be shared; returns the value and a setter. Empty
 * values remove the parameter. The value is empty during server rendering and hydration.
 */
export function useSearchParameter(name: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? "",
    () => "",
  );
  const setValue = useCallback(
    (next: string) => {
      const url = new URL(window.location.href);
      if (next) url.searchParams.set(name, next);
      else url.searchParams.delete(name);
      replaceEntry(window.history.state, url);
      window.dispatchEvent(new Event(changed));
    },
    [name],
  );
  return [value, setValue];
}
