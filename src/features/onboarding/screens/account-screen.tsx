import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { resumeScreen } from "@/state/guards";
import { Button } from "@/ui/button";
import { LeaveDialog } from "@/features/onboarding/device/leave-dialog";
import { useOnboarding } from "@/state/onboarding-context";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { InFooter, PrimaryAction } from "@/features/onboarding/screen-footer";
import { useStartOver } from "@/features/onboarding/synchronisation-notices";
import * as styles from "@/features/onboarding/onboarding.module.css";

/** First screen for visitors with an account: account details, and buttons to continue or start over. */
export function AccountScreen() {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { state, credentials, dispatch, goTo } = useOnboarding();
  const [isLeaving, setIsLeaving] = useState(false);
  const startOver = useStartOver({ dispatch });
  const { name, email } = state.drafts.signUp;
  return (
    <OnboardingScreen title={t("account.title")} lead={t("account.lead")}>
      <InFooter place="aside">
        <Button variant="notr" onClick={() => setIsLeaving(true)}>
          {t("account.start-over")}
        </Button>
      </InFooter>
      <PrimaryAction>
        <Button onClick={() => goTo(resumeScreen(state))}>{tOnboarding("actions.continue")}</Button>
      </PrimaryAction>
      {email && (
        <p className={styles.panel}>
          <span>
            <strong>{name}</strong>
            <br />
            {email}
          </span>
        </p>
      )}
      <LeaveDialog
        kind="start-over"
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onLeave={startOver}
        credentials={credentials}
      />
    </OnboardingScreen>
  );
}
