import { useMemo } from "react";
import { goOn } from "@/i18n/go-on";
import type { Credentials } from "@/state/onboarding-state";
import { nextScreen } from "@/state/screen-order";
import { screenPath, type Screen } from "@/state/steps";
import type { OnboardingStore } from "@/state/use-onboarding-state";
import { backScreen } from "./back-screen";
import { ResumePanel } from "./device/resume-panel";
import { useResume } from "./device/use-resume";
import { OnboardingProvider, type OnboardingFacts } from "@/state/onboarding-context";
import { ScreenFrame } from "./screen-frame";
import { screenComponents } from "./screens/screen-components";
import type { StorefrontComponent } from "./screens/screen-props";
import { SynchronisationNotices } from "./synchronisation-notices";

export type SignedUpProps = {
  store: OnboardingStore;
  /** Credentials; null while a resume link is being opened in a browser without an onboarding. */
  credentials: Credentials | null;
  screen: Screen;
  /** Query string of the current URL. */
  search: string;
  facts: OnboardingFacts;
  /** Whether the onboarding existed on arrival, in which case the backend may have newer data. */
  isReturning: boolean;
  Storefront: StorefrontComponent;
};

/** The screens after the sign-up, synchronised with the backend. */
export function SignedUp({ store, credentials, screen, search, facts, ...rest }: SignedUpProps) {
  const { isReturning, Storefront } = rest;
  const { state } = store;
  const { resume, accept, retry, dismiss } = useResume(store);
  const isResuming = resume !== null;
  const back = backScreen(search, state, screen);

  const onboarding = useMemo(() => {
    const from = screenPath(screen);
    const goTo = (next: Screen) => goOn(from, screenPath(back ?? next));
    const goNext = () => goTo(nextScreen(screen));
    return credentials && { ...store, credentials, facts, screen, back, goTo, goNext };
  }, [store, credentials, facts, screen, back]);

  const ScreenComponent = screenComponents[screen];
  return (
    <>
      <SynchronisationNotices {...{ store, isReturning, isResuming }} />
      {resume ? (
        <ResumePanel {...{ resume, state }} onAccept={accept} onRetry={retry} onDismiss={dismiss} />
      ) : (
        onboarding && (
          <OnboardingProvider value={onboarding}>
            <ScreenFrame screen={screen}>
              {/* Keyed by onboarding, so that no local state carries over to another onboarding. */}
              <ScreenComponent key={`${screen} ${state.wizardId}`} search={search} Storefront={Storefront} />
            </ScreenFrame>
          </OnboardingProvider>
        )
      )}
    </>
  );
}
