import { useLayoutEffect, useRef, type ReactNode } from "react";
import { usePageTitle } from "@/ui/use-page-title";
import * as styles from "./onboarding.module.css";

type OnboardingScreenProps = {
  title: string;
  /** What the page's title says instead of what its address says; for screens that share an address. */
  pageTitle?: string;
  lead?: string;
  children: ReactNode;
};

/** The header answers before a screen is loaded: who has opened a menu there meanwhile is not taken out of it. */
const isInMenu = () =>
  Boolean(document.activeElement?.closest("[aria-expanded=true], [aria-expanded=true] + *"));

/** What every screen shares: a heading that gets the focus when the screen appears. */
export function OnboardingScreen({ title, pageTitle, lead, children }: OnboardingScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle);
  // Before the screen is painted: nobody can have moved the focus on within it by then.
  useLayoutEffect(() => {
    if (!isInMenu()) heading.current?.focus();
  }, []);

  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
