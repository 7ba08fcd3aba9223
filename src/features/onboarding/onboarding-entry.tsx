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
  /** Contact details shown without scripts. */
  contact: Contact;
  location: { pathname: string; search: string; hash: string };
};

/**
 * Entry point of the onboarding: a fixed skeleton until hydration, since a single HTML file serves every
 * screen.
 */
export function OnboardingEntry({ contact, ...props }: OnboardingEntryProps) {
  const isHydrated = useHydrated();
  const { pathname, search, hash } = props.location;
  useEffect(() => {
    if (!isResumeFragment(hash)) return;
    takeResumeFragment();
    // The router parsed the address before the fragment was removed.
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash]);

  if (isHydrated)
    return (
      // Outer boundary: an error here preserves header and footer.
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
