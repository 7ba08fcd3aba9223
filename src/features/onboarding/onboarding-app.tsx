import { useEffect, useMemo, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath } from "@/lib/locale-path";
import { firstReachable, resumeScreen } from "@/state/guards";
import { credentialsOf } from "@/state/onboarding-state";
import { screenPath, type Screen } from "@/state/steps";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { Button } from "@/ui/button";
import { OnboardingProvider, type OnboardingFacts } from "./onboarding-context";
import { OnboardingPager } from "./onboarding-pager";
import { OnboardingScreen } from "./onboarding-screen";
import { Notice } from "./remote-content";
import { screenOfPath } from "./screen-of-path";
import { screenComponents } from "./screens/screen-components";
import { useSynchronisation } from "./use-synchronisation";
import * as styles from "./onboarding.module.css";

type OnboardingAppProps = {
  location: { pathname: string; search: string };
  facts: OnboardingFacts;
  /** The sign-up form: another feature, put in by the page. */
  signUp: ReactNode;
};

/** The onboarding: the screen the address asks for, or the first one that can be filled in. */
export default function OnboardingApp({ location, facts, signUp }: OnboardingAppProps) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  const store = useOnboardingState();
  const { state, dispatch, wasLost, isPersistent } = store;
  const synchronisation = useSynchronisation(store);

  const asked = screenOfPath(location.pathname);
  const screen = asked === null ? resumeScreen(state) : firstReachable(state, asked);
  const { wizardId, hash } = state;
  const credentials = useMemo(() => credentialsOf({ wizardId, hash }), [wizardId, hash]);

  useEffect(() => {
    if (screen !== asked) void navigate(localizedPath(locale, screenPath(screen)), { replace: true });
  }, [screen, asked, locale]);
  useEffect(() => {
    if (wasLost) showAlert({ type: "warning", message: t("sync.lost") });
  }, [wasLost, t]);

  const onboarding = useMemo(() => {
    const goTo = (next: Screen) => void navigate(localizedPath(locale, screenPath(next)));
    return credentials && { ...store, credentials, facts, goTo };
  }, [store, credentials, facts, locale]);

  const ScreenComponent = screenComponents[screen];
  return (
    <div className={styles.app}>
      <OnboardingPager screen={screen} state={state} />
      {!isPersistent && <Notice tone="warning" message={t("sync.memory-only")} />}
      {synchronisation.isUnknown && (
        <Notice tone="warning" message={t("sync.unknown")}>
          <Button onClick={() => dispatch({ type: "started-over" })}>{t("sync.start-over")}</Button>
        </Notice>
      )}
      {synchronisation.message && (
        <Notice tone="warning" message={`${t("sync.failed")} ${synchronisation.message}`}>
          <Button variant="secondary" onClick={synchronisation.retry}>
            {t("remote.retry")}
          </Button>
        </Notice>
      )}
      {onboarding ? (
        <OnboardingProvider value={onboarding}>
          <ScreenComponent key={screen} search={location.search} />
        </OnboardingProvider>
      ) : (
        <OnboardingScreen title={t("customer-information.title")} lead={t("customer-information.lead")}>
          {signUp}
        </OnboardingScreen>
      )}
    </div>
  );
}
