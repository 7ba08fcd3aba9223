import { useTranslation } from "gatsby-plugin-react-i18next";
import { credentialsOf } from "@/state/onboarding-state";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Notice } from "./remote-content";
import { useOtherTab } from "./use-other-tab";
import type { Synchronisation } from "./use-synchronisation";
import { useStartOver } from "./use-start-over";
import * as styles from "./onboarding.module.css";

type OnboardingNoticesProps = {
  store: OnboardingStore;
  synchronisation: Synchronisation;
  /** A link from another device is being followed, which says for itself what is unknown. */
  isResuming: boolean;
};

/** What has to be known about the onboarding as a whole: it cannot be stored, is gone, or another tab changed it. */
export function OnboardingNotices({ store, synchronisation, isResuming }: OnboardingNoticesProps) {
  const { t } = useTranslation("onboarding");
  const { state, isPersistent } = store;
  const { news, dismiss } = useOtherTab();
  const startOver = useStartOver(store);
  const canGoOn = (news === "advanced" || news === "replaced") && credentialsOf(state) !== null;
  return (
    <>
      {!isPersistent && <Notice tone="warning" message={t("sync.memory-only")} />}
      {synchronisation.isUnknown && !isResuming && (
        <Notice tone="warning" message={t("sync.unknown")}>
          <Button onClick={startOver}>{t("sync.start-over")}</Button>
        </Notice>
      )}
      {synchronisation.message && (
        <Notice tone="warning" message={`${t("sync.failed")} ${synchronisation.message}`}>
          <Button variant="secondary" onClick={synchronisation.retry}>
            {t("remote.retry")}
          </Button>
        </Notice>
      )}
      <div role="status" className={styles.news}>
        {news && (
          <Notice message={t(`tabs.${news}`)}>
            <span>
              {canGoOn && (
                <ButtonLink to="/onboarding/" variant="secondary" onClick={dismiss}>
                  {t("tabs.go-on")}
                </ButtonLink>
              )}{" "}
              <Button variant="notr" onClick={dismiss}>
                {t("tabs.dismiss")}
              </Button>
            </span>
          </Notice>
        )}
      </div>
    </>
  );
}
