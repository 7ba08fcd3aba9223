import { useTranslation } from "gatsby-plugin-react-i18next";
import type { OnboardingState } from "@/state/onboarding-state";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { InFooter, PrimaryAction } from "@/features/onboarding/screen-footer";
import type { Resume } from "./use-resume";
import * as waiting from "@/async/remote-content.module.css";
import * as styles from "@/features/onboarding/onboarding.module.css";

type ResumePanelProps = {
  resume: Resume;
  /** State of the onboarding stored in this browser, if any. */
  state: OnboardingState;
  onAccept: () => void;
  onRetry: () => void;
  onDismiss: () => void;
};

/** Replaces the screen while a resume link is being opened, or if that has failed. */
export function ResumePanel({ resume, state, onAccept, onRetry, onDismiss }: ResumePanelProps) {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const hasOwn = state.wizardId !== null;
  const { status } = resume;
  const stay = (
    <Button variant={status === "failed" || status === "asking" ? "notr" : "primary"} onClick={onDismiss}>
      {hasOwn ? t("resume.stay") : t("resume.new")}
    </Button>
  );
  return (
    // A separate screen per status, so that each heading receives focus.
    <OnboardingScreen
      key={status}
      title={t(`resume.${status}.title`)}
      pageTitle={t(`resume.${status}.title`)}
      lead={status === "failed" ? resume.message : t(`resume.${status}.text`)}
    >
      {(status === "asking" || status === "failed") && (
        <>
          <InFooter place="aside">{stay}</InFooter>
          <PrimaryAction>
            {status === "asking" ? (
              <Button onClick={onAccept}>{t("resume.accept")}</Button>
            ) : (
              <Button onClick={onRetry}>{tOnboarding("remote.retry")}</Button>
            )}
          </PrimaryAction>
        </>
      )}
      {(status === "damaged" || status === "refused") && <PrimaryAction>{stay}</PrimaryAction>}
      {status === "loading" && (
        <p role="status" className={waiting.loading}>
          <Spinner /> {tOnboarding("remote.loading")}
        </p>
      )}
      {status === "asking" && state.drafts.signUp.email !== "" && (
        <p className={styles.panel}>
          <span>
            {t("resume.here")} <strong>{state.drafts.signUp.name}</strong>
            <br />
            {state.drafts.signUp.email}
          </span>
        </p>
      )}
    </OnboardingScreen>
  );
}
