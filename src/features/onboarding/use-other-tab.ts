import { useCallback, useEffect, useState } from "react";
import { parseOnboardingState } from "@/state/onboarding-schema";
import { initialState } from "@/state/initial-state";
import { storageKey } from "@/state/use-onboarding-state";
import { otherTabNews, type OtherTabNews } from "./other-tab";
import { clearVisitMemory } from "@/state/memory-store";

const stateIn = (text: string | null) => (text === null ? initialState : parseOnboardingState(text).state);

/**
 * Returns the last change made in another tab until the visitor dismisses it. The state is already synchronised
 * with storage; this hook adds the message, and clears this tab's in-memory data when the onboarding was
 * replaced or deleted.
 */
export function useOtherTab(): { news: OtherTabNews | null; dismiss: () => void } {
  const [news, setNews] = useState<OtherTabNews | null>(null);
  useEffect(() => {
    const note = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== storageKey) return;
      const latest = otherTabNews(stateIn(oldValue), stateIn(newValue));
      if (latest === null) return;
      if (latest === "forgotten" || latest === "replaced") clearVisitMemory();
      setNews(latest);
    };
    window.addEventListener("storage", note);
    return () => window.removeEventListener("storage", note);
  }, []);
  const dismiss = useCallback(() => setNews(null), []);
  return { news, dismiss };
}
