import { useEffect, useMemo, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { resolveAlias } from "@/config/redirects";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { withSearch } from "@/lib/with-search";
import { firstReachable, resumeScreen } from "@/state/guards";
import { credentialsOf } from "@/state/onboarding-state";
import { screenPath, type Screen } from "@/state/steps";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { backScreen } from "./back-screen";
import { DeviceTools } from "./device/device-tools";
import { ResumePanel } from "./device/resume-panel";
import { useResume } from "./device/use-resume";
import { OnboardingProvider, type OnboardingFacts } from "./onboarding-context";
import { OnboardingNotices } from "./onboarding-notices";
import { OnboardingPager } from "./onboarding-pager";
import { OnboardingScreen } from "./onboarding-screen";
import { screenOfPath } from "./screen-of-path";
import { ScreenFrame } from "./screen-frame";
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
  const { state, wasLost, forget } = store;
  const synchronisation = useSynchronisation(store);
  const { resume, accept, retry, dismiss } = useResume(store);

  const asked = screenOfPath(location.pathname);
  const screen = asked === null ? resumeScreen(state) : firstReachable(state, asked);
  const back = backScreen(location.search, state, screen);
  const { wizardId, hash } = state;
  const credentials = useMemo(() => credentialsOf({ wizardId, hash }), [wizardId, hash]);
  const isResuming = resume !== null;

  // Other spellings below /onboarding are this page's own, where no host redirects: inside the application and offline.
  const alias = resolveAlias(pathWithoutLocale(location.pathname));
  useEffect(() => {
    if (isResuming) return;
    if (alias !== null)
      return void navigate(localizedPath(locale, withSearch(alias, location.search)), { replace: true });
    if (screen !== asked) void navigate(localizedPath(locale, screenPath(screen)), { replace: true });
  }, [isResuming, screen, asked, alias, location.search, locale]);
  useEffect(() => {
    if (wasLost) showAlert({ type: "warning", message: t("sync.lost") });
  }, [wasLost, t]);

  const onboarding = useMemo(() => {
    const goTo = (next: Screen) => void navigate(localizedPath(locale, screenPath(back ?? next)));
    return credentials && { ...store, credentials, facts, back, goTo };
  }, [store, credentials, facts, back, locale]);

  const ScreenComponent = screenComponents[screen];
  return (
    <div className={styles.app}>
      <OnboardingPager screen={screen} state={state} />
      <OnboardingNotices store={store} isResuming={isResuming} synchronisation={synchronisation} />
      {resume ? (
        <ResumePanel {...{ resume, state }} onAccept={accept} onRetry={retry} onDismiss={dismiss} />
      ) : onboarding ? (
        <OnboardingProvider value={onboarding}>
          <ScreenFrame screen={screen}>
            {/* Another onboarding is another screen: nothing of the former one stays in it. */}
            <ScreenComponent key={`${screen} ${wizardId}`} search={location.search} />
          </ScreenFrame>
        </OnboardingProvider>
      ) : (
        <OnboardingScreen title={t("customer-information.title")} lead={t("customer-information.lead")}>
          {signUp}
        </OnboardingScreen>
      )}
      {credentials && !isResuming && <DeviceTools credentials={credentials} forget={forget} />}
    </div>
  );
}
