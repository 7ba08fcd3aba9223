import { useEffect, type ComponentProps } from "react";
import { navigate } from "gatsby";
import { useHydrated } from "@/forms/use-hydrated";
import { takeResumeFragment } from "./device/resume-arrival";
import { isResumeFragment } from "./device/resume-link";
import { ErrorBoundary } from "@/ui/error-boundary";
import { OnboardingApp } from "./onboarding-app";
import { OnboardingSkeleton, type Contact } from "./onboarding-skeleton";
import { ScreenFailure } from "./screen-failure";
import * as styles from "./onboarding.module.css";

type OnboardingEntryProps = Omit<ComponentProps<typeof OnboardingApp>, "location"> & {
  /** How somebody is reached where nothing can be typed. */
  contact: Contact;
  location: { pathname: string; search: string; hash: string };
};

/** The door to the onboarding: a fixed skeleton until the page answers, for one HTML file serves every screen. */
export function OnboardingEntry({ contact, ...props }: OnboardingEntryProps) {
  const isHydrated = useHydrated();
  const { pathname, search, hash } = props.location;
  useEffect(() => {
    if (!isResumeFragment(hash)) return;
    takeResumeFragment();
    // The router read the address before the fragment was taken out of it.
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash]);

  if (isHydrated)
    return (
      // Around what looks after its own screens: what fails here leaves header and footer where they are.
      <ErrorBoundary resetKey={pathname + search} fallback={<ScreenFailure />}>
        <OnboardingApp {...props} />
      </ErrorBoundary>
    );
  return (
    <div className={styles.app}>
      <OnboardingSkeleton contact={contact} />
    </div>
  );
}
