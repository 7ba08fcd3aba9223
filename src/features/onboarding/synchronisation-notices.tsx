import { useCallback } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { clearVisitMemory } from "@/state/memory-store";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { Button } from "@/ui/button";
import { Notice } from "@/async/remote-content";
import { useSynchronisation } from "./use-synchronisation";

type SynchronisationNoticesProps = {
  store: OnboardingStore;
  isReturning: boolean;
  /** Whether a resume link is being opened; if so, its panel reports an unknown onboarding. */
  isResuming: boolean;
};

/** Synchronises a returning visitor's onboarding with the backend, and reports failures. */
export function SynchronisationNotices({ store, isReturning, isResuming }: SynchronisationNoticesProps) {
  const { t } = useTranslation("onboarding");
  const { isUnknown, message, retry } = useSynchronisation(store, isReturning);
  const startOver = useStartOver(store);
  return (
    <>
      {isUnknown && !isResuming && (
        <Notice tone="warning" message={t("sync.unknown")}>
          <Button onClick={startOver}>{t("sync.start-over")}</Button>
        </Notice>
      )}
      {message && (
        <Notice tone="warning" message={`${t("sync.failed")} ${message}`}>
          <Button variant="secondary" onClick={retry}>
            {t("remote.retry")}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Starts a new onboarding. Sign-up input is kept; all data of the current onboarding is discarded. */
export function useStartOver({ dispatch }: Pick<OnboardingStore, "dispatch">): () => void {
  return useCallback(() => {
    clearVisitMemory();
    dispatch({ type: "started-over" });
  }, [dispatch]);
}
