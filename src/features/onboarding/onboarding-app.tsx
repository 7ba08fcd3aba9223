import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { resolveAlias } from "@/config/redirects";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { withSearch } from "@/lib/with-search";
import { firstReachable, resumeScreen } from "@/state/guards";
import { credentialsOf } from "@/state/onboarding-state";
import { screenPath } from "@/state/steps";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { ErrorBoundary } from "@/ui/error-boundary";
import { arrivalStore } from "./device/resume-arrival";
import { LazyScreens } from "./lazy-screens";
import type { OnboardingFacts } from "./onboarding-context";
import { OnboardingNotices } from "./onboarding-notices";
import { OnboardingPager } from "./onboarding-pager";
import { OnboardingScreen } from "./onboarding-screen";
import { FooterFrame } from "./screen-footer";
import { ScreenFailure } from "./screen-failure";
import { screenOfPath } from "./screen-of-path";
import { fetchScreens, useScreensAhead } from "./use-screens-ahead";
import * as styles from "./onboarding.module.css";

type OnboardingAppProps = {
  location: { pathname: string; search: string };
  facts: OnboardingFacts;
  /** The sign-up form: another feature, put in by the page. */
  signUp: ReactNode;
};

/** The onboarding: the screen the address asks for, or the first one that can be filled in. */
export function OnboardingApp({ location, facts, signUp }: OnboardingAppProps) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  const store = useOnboardingState();
  const { state, wasLost } = store;
  const arrival = useSyncExternalStore(arrivalStore.subscribe, arrivalStore.read, arrivalStore.readOnServer);
  const isResuming = arrival !== null;
  const { wizardId, hash } = state;
  const credentials = useMemo(() => credentialsOf({ wizardId, hash }), [wizardId, hash]);
  const [idAtEntry] = useState(wizardId);
  useScreensAhead();

  const asked = screenOfPath(location.pathname);
  const screen = asked === null ? resumeScreen(state) : firstReachable(state, asked);
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

  return (
    <FooterFrame>
      <div className={styles.app}>
        <OnboardingPager screen={screen} state={state} search={location.search} />
        <OnboardingNotices store={store} />
        <ErrorBoundary resetKey={`${screen} ${location.search}`} fallback={<ScreenFailure />}>
          {credentials || isResuming ? (
            <LazyScreens
              search={location.search}
              isReturning={wizardId === idAtEntry}
              {...{ store, credentials, screen, facts }}
            />
          ) : (
            <div onSubmitCapture={fetchScreens}>
              <OnboardingScreen title={t("customer-information.title")} lead={t("customer-information.lead")}>
                {signUp}
              </OnboardingScreen>
            </div>
          )}
        </ErrorBoundary>
      </div>
    </FooterFrame>
  );
}
