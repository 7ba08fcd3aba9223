import { useEffect, useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { getInformation } from "@/services/operations/get-information";
import { credentialsOf } from "@/state/onboarding-state";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { isUnknownOnboarding } from "./call-failure";
import { finishedElsewhere, knowledgeOf } from "./server-knowledge";

/**
 * Reads again what the backend knows, once per entry, and takes over what was finished in another tab or on another device,
 * with a word about it. True when the backend no longer knows this onboarding. A failure is silent here: every screen's own
 * calls report theirs.
 */
export function useSynchronisation({ state, dispatch }: OnboardingStore): boolean {
  const { t } = useTranslation("onboarding");
  const [unknownId, setUnknownId] = useState<string | null>(null);
  // Read when the answer comes: a step finished here meanwhile is no news, and another language asks nothing again.
  const news = t("sync.taken-over");
  const latest = useRef({ state, news });
  useEffect(() => {
    latest.current = { state, news };
  });

  useEffect(() => {
    const credentials = credentialsOf(latest.current.state);
    if (!credentials) return;
    const cancelling = new AbortController();
    getInformation(credentials, { signal: cancelling.signal }).then(
      (information) => {
        if (cancelling.signal.aborted) return;
        const known = knowledgeOf(information);
        const hasNews = finishedElsewhere(latest.current.state, known);
        dispatch({ type: "synchronised", known });
        if (hasNews) showAlert({ type: "info", message: latest.current.news });
      },
      (error: unknown) => {
        if (!cancelling.signal.aborted && isUnknownOnboarding(error)) setUnknownId(credentials.id);
      },
    );
    return () => cancelling.abort();
  }, [dispatch]);

  return unknownId !== null && unknownId === state.wizardId;
}
