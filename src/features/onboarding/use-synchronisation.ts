import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import type { WireId } from "@/lib/wire-id";
import { describeCallError } from "@/services/errors";
import { getInformation } from "@/services/operations/onboarding";
import { credentialsOf } from "@/state/onboarding-state";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { isUnknownOnboarding } from "@/async/call-failure";
import { hasRemoteProgress, toSyncedState } from "./synced-state";

export type Synchronisation = {
  /** Whether the backend no longer has this onboarding. */
  isUnknown: boolean;
  /** Error message of the last request; `retry` repeats the request. */
  message: string | null;
  retry: () => void;
};

/**
 * Synchronises an onboarding that existed on arrival with the backend, once per visit, and adopts steps
 * completed in another tab or on another device, with a notification. Failures do not block the visitor: they
 * are reported, and the call is retried once the connection is back.
 */
export function useSynchronisation(
  { state, dispatch }: OnboardingStore,
  isReturning: boolean,
): Synchronisation {
  const { t } = useTranslation("onboarding");
  const { t: tErrors } = useTranslation("errors");
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setError(null);
    setAttempt((count) => count + 1);
  }, []);
  const [unknownId, setUnknownId] = useState<WireId | null>(null);
  const locale = useLocale();
  // Evaluated when the response arrives, so that a step completed here in the meantime is not reported, and a
  // language change triggers no new request.
  const news = t("sync.taken-over");
  const latest = useRef({ state, news, locale });
  useEffect(() => {
    latest.current = { state, news, locale };
  });

  useEffect(() => {
    const credentials = credentialsOf(latest.current.state);
    if (!credentials || !isReturning) return;
    const cancelling = new AbortController();
    getInformation(credentials, { locale: latest.current.locale, signal: cancelling.signal }).then(
      (information) => {
        if (cancelling.signal.aborted) return;
        const known = toSyncedState(information);
        const hasNews = hasRemoteProgress(latest.current.state, known);
        dispatch({ type: "synchronised", known });
        if (hasNews) showAlert({ type: "info", message: latest.current.news });
      },
      (failure: unknown) => {
        if (cancelling.signal.aborted) return;
        if (isUnknownOnboarding(failure)) setUnknownId(credentials.id);
        else setError(failure);
      },
    );
    return () => cancelling.abort();
  }, [dispatch, attempt, isReturning]);

  useEffect(() => {
    if (error === null) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [error, retry]);

  const isUnknown = unknownId !== null && unknownId === state.wizardId;
  return { isUnknown, message: error === null ? null : describeCallError(error, tErrors), retry };
}
