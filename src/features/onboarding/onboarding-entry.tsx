import { useEffect, useState, type ComponentProps } from "react";
import { navigate } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useHydrated } from "@/forms/use-hydrated";
import { Button } from "@/ui/button";
import { takeResumeFragment } from "./device/resume-arrival";
import { isResumeFragment } from "./device/resume-link";
import type OnboardingAppComponent from "./onboarding-app";
import { Notice } from "./remote-content";
import * as styles from "./onboarding.module.css";

type OnboardingEntryProps = Omit<ComponentProps<typeof OnboardingAppComponent>, "location"> & {
  location: { pathname: string; search: string; hash: string };
};

/**
 * The door to the onboarding: a fixed skeleton on the server and until the page answers (one HTML file serves every screen),
 * then the application out of its own chunk, or a word and a button where that chunk cannot be had.
 */
export function OnboardingEntry(props: OnboardingEntryProps) {
  const { t } = useTranslation("onboarding");
  const isHydrated = useHydrated();
  const [App, setApp] = useState<{ Component: typeof OnboardingAppComponent } | "failed" | null>(null);

  const { pathname, search, hash } = props.location;
  useEffect(() => {
    if (!isResumeFragment(hash)) return;
    takeResumeFragment();
    // The router read the address before the fragment was taken out of it.
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash]);

  useEffect(() => {
    let isCurrent = true;
    import("./onboarding-app").then(
      ({ default: Component }) => isCurrent && setApp({ Component }),
      () => isCurrent && setApp("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  if (App === "failed") {
    return (
      <div className={styles.app} role="alert">
        <Notice tone="danger" message={t("load-failed")}>
          <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
        </Notice>
      </div>
    );
  }
  if (isHydrated && App) return <App.Component {...props} />;
  return (
    <div className={`${styles.app} ${styles.skeleton}`} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t("loading")}
      </p>
      <div className={styles.skeletonBar} />
      <div className={styles.skeletonBar} />
      <noscript>{t("no-script")}</noscript>
    </div>
  );
}
