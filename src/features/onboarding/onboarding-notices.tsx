import { useTranslation } from "gatsby-plugin-react-i18next";
import { credentialsOf } from "@/state/onboarding-state";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { Button, ButtonLink } from "@/ui/button";
import { Notice } from "@/async/remote-content";
import { useOnline } from "@/async/use-online";
import { useOtherTab } from "./use-other-tab";
import * as styles from "./onboarding.module.css";

/** Notices that concern the whole onboarding: no network, no storage, or a change in another tab. */
export function OnboardingNotices({ store }: { store: OnboardingStore }) {
  const { t } = useTranslation("onboarding");
  const { state, isPersistent } = store;
  const { news, dismiss } = useOtherTab();
  const isOnline = useOnline();
  const canGoOn = (news === "advanced" || news === "replaced") && credentialsOf(state) !== null;
  return (
    <>
      {!isOnline && <Notice tone="warning" message={t("offline")} />}
      {!isPersistent && <Notice tone="warning" message={t("sync.memory-only")} />}
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
