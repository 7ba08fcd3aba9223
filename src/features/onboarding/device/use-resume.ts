import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { atLeast } from "@/lib/at-least";
import { isSameId } from "@/lib/wire-id";
import { CallError, describeCallError } from "@/services/errors";
import { getInformation } from "@/services/operations/onboarding";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { toSyncedState } from "@/features/onboarding/synced-state";
import { clearVisitMemory } from "@/state/memory-store";
import { arrivalStore, discardResumeLink } from "./resume-arrival";
import { useStore } from "@/ui/create-store";

/** Progress of opening a resume link; null without a link. */
export type Resume =
  /** "asking": this browser has a different onboarding, and the visitor has to choose one. */
  { status: "asking" | "loading" | "damaged" | "refused" } | { status: "failed"; message: string };

type Failure = { status: "refused" } | { status: "failed"; message: string };

/**
 * Reports whether a resume link is permanently invalid: its onboarding no longer exists, or its hash is
 * wrong.
 */
const isRefused = (error: unknown) =>
  error instanceof CallError &&
  ["not-found", "forbidden", "unauthorized", "bad-request"].includes(error.code);

/**
 * Opens a resume link by rebuilding its onboarding from the backend. A different onboarding in this browser
 * is never overwritten without confirmation; a link to the same onboarding opens it directly.
 */
export function useResume({ state, dispatch }: OnboardingStore) {
  const { t } = useTranslation("errors");
  const locale = useLocale();
  const arrival = useStore(arrivalStore);
  const [accepted, setAccepted] = useState<object | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const credentials = arrival?.credentials ?? null;
  const isOther =
    state.wizardId !== null && credentials !== null && !isSameId(state.wizardId, credentials.id);
  const isOwn = state.wizardId !== null && credentials !== null && !isOther;
  const isLoading = credentials !== null && failure === null && (!isOther || accepted === credentials);

  useEffect(() => {
    if (!isLoading) return;
    const cancelling = new AbortController();
    atLeast(getInformation(credentials, { locale, signal: cancelling.signal })).then(
      (information) => {
        if (cancelling.signal.aborted) return;
        const { id: wizardId, hash } = credentials;
        const known = toSyncedState(information);
        // Keeps local-only data of this browser's own onboarding; the link may have a renewed hash.
        if (isOwn) dispatch({ type: "synchronised", known, hash });
        else dispatch({ type: "resumed", wizardId, hash, known });
        if (isOther) clearVisitMemory();
        discardResumeLink();
      },
      (error: unknown) => {
        if (cancelling.signal.aborted) return;
        const message = describeCallError(error, t);
        setFailure(isRefused(error) ? { status: "refused" } : { status: "failed", message });
      },
    );
    return () => cancelling.abort();
  }, [isLoading, isOther, isOwn, credentials, dispatch, locale, t]);

  const accept = useCallback(() => setAccepted(credentials), [credentials]);
  const retry = useCallback(() => setFailure(null), []);
  const dismiss = useCallback(() => {
    setFailure(null);
    discardResumeLink();
  }, []);

  let resume: Resume | null = null;
  if (arrival !== null) {
    if (credentials === null) resume = { status: "damaged" };
    else resume = failure ?? { status: isLoading ? "loading" : "asking" };
  }
  return { resume, accept, retry, dismiss };
}
