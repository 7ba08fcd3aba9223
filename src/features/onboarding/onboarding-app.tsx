import { useEffect, useMemo, useState, type ReactNode } from "react";
import { navigate } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { resolveAlias } from "@/config/redirects";
import { useLocale } from "@/i18n/use-locale";
import { localizedPath, pathWithoutLocale } from "@/lib/locale-path";
import { withSearch } from "@/lib/with-search";
import { firstReachable, resumeScreen } from "@/state/guards";
import { credentialsOf } from "@/state/onboarding-state";
import { screenPath, screenOfPath } from "@/state/steps";
import { useOnboardingState } from "@/state/use-onboarding-state";
import { showAlert } from "@/ui/alert-center";
import { ErrorBoundary } from "@/ui/error-boundary";
import { arrivalStore } from "./device/resume-arrival";
import { LazyScreens, type LoadScreens } from "./lazy-screens";
import type { OnboardingFacts } from "@/state/onboarding-context";
import { OnboardingNotices } from "./onboarding-notices";
import { OnboardingPager } from "./onboarding-pager";
import { OnboardingScreen } from "./onboarding-screen";
import { FooterFrame } from "./screen-footer";
import { ScreenFailure } from "./screen-failure";
import { fetchScreens, useScreensPrefetch } from "./use-screens-prefetch";
import * as styles from "./onboarding.module.css";
import { useStore } from "@/ui/create-store";

type OnboardingAppProps = {
  location: { pathname: string; search: string };
  facts: OnboardingFacts;
  /** The sign-up form, a component of another feature, provided by the page. */
  signUp: ReactNode;
  /** Loads the screens that follow sign-up; provided by the page. */
  loadScreens: LoadScreens;
};

/** The onboarding: the requested screen if it is reachable, otherwise the next screen to complete. */
export function OnboardingApp({ location, facts, signUp, loadScreens }: OnboardingAppProps) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  const store = useOnboardingState();
  const { state, wasLost } = store;
  const arrival = useStore(arrivalStore);
  const isResuming = arrival !== null;
  const { wizardId, hash } = state;
  const credentials = useMemo(() => credentialsOf({ wizardId, hash }), [wizardId, hash]);
  const [idAtEntry] = useState(wizardId);
  useScreensPrefetch(loadScreens, locale);

  const asked = screenOfPath(location.pathname);
  const screen = asked === null ? resumeScreen(state) : firstReachable(state, asked);
  // Resolves aliases below /onboarding when no host redirects them: on client-side navigation and offline.
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
              {...{ loadScreens, store, credentials, screen, facts }}
            />
          ) : (
            <div onSubmitCapture={() => fetchScreens(loadScreens, locale)}>
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
