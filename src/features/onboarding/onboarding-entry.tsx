import { useEffect, type ComponentProps } from "react";
import { navigate } from "gatsby";
import { useHydrated } from "@/forms/use-hydrated";
import { takeResumeFragment } from "./device/resume-arrival";
import { isResumeFragment } from "./device/resume-link";
import { OnboardingApp } from "./onboarding-app";
import { OnboardingSkeleton } from "./onboarding-skeleton";
import * as styles from "./onboarding.module.css";

type OnboardingEntryProps = Omit<ComponentProps<typeof OnboardingApp>, "location"> & {
  location: { pathname: string; search: string; hash: string };
};

/** The door to the onboarding: a fixed skeleton until the page answers, for one HTML file serves every screen. */
export function OnboardingEntry(props: OnboardingEntryProps) {
  const isHydrated = useHydrated();
  const { pathname, search, hash } = props.location;
  useEffect(() => {
    if (!isResumeFragment(hash)) return;
    takeResumeFragment();
    // The router read the address before the fragment was taken out of it.
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash]);

  if (isHydrated) return <OnboardingApp {...props} />;
  return (
    <div className={styles.app}>
      <OnboardingSkeleton />
    </div>
  );
}
