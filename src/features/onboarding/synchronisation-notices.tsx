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
  /** A link from another device is being followed, which says for itself what is unknown. */
  isResuming: boolean;
};

/** Reads again what the backend knows of an onboarding somebody comes back to, and says where that fails. */
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

/** Leaves this onboarding for a new one: what was typed at the sign-up stays, what only this onboarding knew goes. */
export function useStartOver({ dispatch }: Pick<OnboardingStore, "dispatch">): () => void {
  return useCallback(() => {
    clearVisitMemory();
    dispatch({ type: "started-over" });
  }, [dispatch]);
}
