import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type MiniSearch from "minisearch";
import type { Locale } from "@/config/languages";
import type { SearchEntry } from "@/lib/search-options";
import { loadIndex } from "./load-index";

export type IndexState = MiniSearch<SearchEntry> | "loading" | "failed" | "offline";

/**
 * Loads the search index of a language. After a failure it can be retried, and is retried once the network is
 * back.
 */
export function useIndex(locale: Locale): { index: IndexState; retry: () => void } {
  const [index, setIndex] = useState<IndexState>("loading");
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(() => {
    setIndex("loading");
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    loadIndex(locale).then(
      (loaded) => isCurrent && setIndex(loaded),
      () => isCurrent && setIndex(navigator.onLine ? "failed" : "offline"),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, attempt]);

  // A layout effect, so that the "online" event is not missed before the error is painted.
  useLayoutEffect(() => {
    if (index !== "offline" && index !== "failed") return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [index, retry]);

  return { index, retry };
}
